package dev.onceledger.console.keys;

import dev.onceledger.browse.PrincipalRow;
import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.look.Retold;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;

/** The list of principals; choosing one writes it into the filter, and the filter decides which is shown as chosen. */
final class PrincipalsController {
    private final Workbench bench;
    private final KeysModel model;
    private final Listening listening = new Listening();
    private boolean following;

    @FXML
    private TextField search;

    @FXML
    private ToggleButton all;

    @FXML
    private ListView<PrincipalRow> list;

    @FXML
    private ProblemLabel problem;

    PrincipalsController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(KeysModel.class, KeysModel::new);
    }

    @FXML
    private void initialize() {
        search.setText(model.principals().prefixProperty().get());
        search.textProperty()
                .addListener((property, before, after) ->
                        model.principals().prefixProperty().set(after));
        list.setCellFactory(view -> new PrincipalCell(bench.texts(), bench.times()));
        list.setItems(model.principals().rows());
        list.getSelectionModel().selectedItemProperty().addListener((property, before, after) -> {
            if (!following && after != null) {
                model.choosePrincipal(after.name());
            }
        });
        listening.to(
                this::follow, model.list().filterProperty(), model.principals().rows());
        listening.to(
                () -> problem.setText(model.principals().problemProperty().get()),
                model.principals().problemProperty());
    }

    private void follow() {
        following = true;
        String chosen = model.chosenPrincipal();
        all.setSelected(model.list().filterProperty().get().principal() == null);
        list.getSelectionModel().clearSelection();
        model.principals().rows().stream()
                .filter(row -> row.name().equals(chosen))
                .forEach(list.getSelectionModel()::select);
        following = false;
    }

    @FXML
    private void chooseAll() {
        model.choosePrincipal(null);
        all.setSelected(true);
    }

    void retell() {
        Retold.all(list);
    }

    void leave() {
        listening.end();
        list.setItems(null);
    }
}
