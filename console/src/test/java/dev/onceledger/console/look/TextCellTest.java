package dev.onceledger.console.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class TextCellTest {
    @Test
    void eachCellSaysItsOwnRowToAScreenReaderWhicheverWasPointedAt() throws Exception {
        FxToolkit.registerPrimaryStage();
        WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> {
            TableColumn<String, String> column = new TableColumn<>();
            column.setCellFactory(TextCell.factory("plain", row -> row, row -> "all of " + row));
            List<TableCell<String, String>> cells = Stream.of("one", "two", "")
                    .map(row -> {
                        TableCell<String, String> cell = column.getCellFactory().call(column);
                        ((TextCell<String>) cell).updateItem(row.isEmpty() ? null : row, row.isEmpty());
                        return cell;
                    })
                    .toList();
            cells.get(0).getOnMouseEntered().handle(null);
            assertThat(cells)
                    .extracting(cell -> cell.queryAccessibleAttribute(AccessibleAttribute.HELP))
                    .containsExactly("all of one", "all of two", "");
        }));
    }
}
