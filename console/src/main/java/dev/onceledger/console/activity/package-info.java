/** The Activity place: what operators did and which attempts were made, in one searchable list. */
package dev.onceledger.console.activity;
