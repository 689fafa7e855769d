package dev.onceledger.console;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.onceledger.console.work.Background;
import javafx.application.Platform;

@AnalyzeClasses(packages = "dev.onceledger.console", importOptions = ImportOption.DoNotIncludeTests.class)
class ConsoleRulesTest {
    @ArchTest
    static final ArchRule viewModelsHoldNoNodes = noClasses()
            .that()
            .haveSimpleNameEndingWith("Model")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx.scene..", "javafx.stage..", "javafx.fxml..")
            .because("a view model is tested without a toolkit");

    @ArchTest
    static final ArchRule onlyBackgroundCrossesOver = noClasses()
            .that()
            .doNotBelongToAnyOf(Background.class, ConsoleApp.class, Toolkit.class)
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(Platform.class)
            .because("results reach the screen's thread in one place");

    @ArchTest
    static final ArchRule controllersAskNoDatabase = noClasses()
            .that()
            .haveSimpleNameEndingWith("Controller")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("dev.onceledger.browse.KeyBrowser")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("dev.onceledger.sweep.Sweep")
            .because("controllers hold nodes, view models ask");

    @ArchTest
    static final ArchRule controllersAreOfTheirPackage = classes()
            .that()
            .haveSimpleNameEndingWith("Controller")
            .should()
            .bePackagePrivate()
            .because("only their FXML names them");
}
