package dev.onceledger.design.ledger;

import dev.onceledger.order.FinalRefusal;
import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;

/** Says where the order service reaches a phase that all designs share; coming in and answering are the door's. */
final class SharedPhases implements Steps {
    private final Steps steps;

    SharedPhases(Steps steps) {
        this.steps = steps;
    }

    @Override
    public void at(Step step) throws FinalRefusal {
        if (step == Step.RECEIVED || step == Step.ANSWERED) {
            return;
        }
        steps.at(step);
        if (step == Step.STOCK_DECREASED) {
            steps.at(Step.WORKED);
        } else if (step == Step.COMMITTED) {
            steps.at(Step.REMEMBERED);
        }
    }

    @Override
    public boolean watched() {
        return steps.watched();
    }
}
