package dev.onceledger.console.inflight;

import dev.onceledger.console.keys.FieldGrid;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import java.util.Set;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import org.kordamp.ikonli.javafx.FontIcon;

/** The one chosen: what is known of it and from where, and what may be done. */
final class FindingController {
    private final Workbench bench;
    private final InFlightModel model;
    private final Listening listening = new Listening();

    @FXML
    private Label kind;

    @FXML
    private FontIcon icon;

    @FXML
    private Label none;

    @FXML
    private Node present;

    @FXML
    private FieldGrid fields;

    @FXML
    private Label means;

    @FXML
    private Label doable;

    FindingController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(InFlightModel.class, InFlightModel::new);
    }

    @FXML
    private void initialize() {
        listening.to(this::show, model.selectedProperty(), bench.times().zoneProperty());
    }

    private void show() {
        Finding finding = model.selectedProperty().get();
        none.setVisible(finding == null);
        present.setVisible(finding != null);
        if (finding == null) {
            return;
        }
        Texts texts = bench.texts();
        kind.setText(texts.of("inflight.kind", finding.kind()));
        icon.setIconLiteral(finding.kind().icon());
        means.setText(texts.of("inflight.means", finding.kind()));
        doable.setText(texts.of("inflight.do", finding.kind()));
        fields.clear();
        boolean known = finding.scope() != null;
        fields.add(texts.get("inflight.column.key"), known ? finding.scope().key() : texts.get("inflight.key.unknown"));
        fields.add(
                texts.get("inflight.column.principal"), known ? finding.scope().principal() : null);
        fields.add(texts.get("inflight.operation"), known ? finding.scope().operation() : null);
        fields.add(
                texts.get("inflight.column.step"),
                finding.step() == null ? null : FindingColumns.named(finding.step(), texts));
        fields.add(texts.get("inflight.attempt"), finding.attempt() == 0 ? null : finding.attempt());
        fields.add(
                texts.get("inflight.since"),
                finding.since() == null ? null : bench.times().absolute(finding.since()));
        fields.add(texts.get("inflight.column.session"), finding.session() == 0 ? null : finding.session());
        fields.add(texts.get("inflight.column.waitsFor"), ids(finding.waitsFor()));
        fields.add(texts.get("inflight.blocks"), ids(finding.blocks()));
        fields.add(texts.get("inflight.trace"), finding.traceId());
        fields.add(texts.get("inflight.evidence"), EvidenceSentence.of(finding.evidence(), texts));
    }

    private static String ids(Set<Long> sessions) {
        return sessions.isEmpty() ? null : FindingColumns.sessions(sessions);
    }

    void leave() {
        listening.end();
    }
}
