/** Asking the person at the keyboard which file is meant, so that tests can answer instead. */
package dev.onceledger.console.files;
