/** What is written on the screen: its language, and how times are told. */
package dev.onceledger.console.text;
