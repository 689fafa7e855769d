package dev.onceledger.timeline.run;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Source;

/**
 * Why a run ended before its timeline did.
 *
 * @param tick that could not be reached or completed
 * @param source the statement that could not be carried out
 * @param reason in both languages
 * @param databaseFailed whether the database could not be asked any more
 */
public record Stopped(String tick, Source source, Bilingual reason, boolean databaseFailed) {}
