/** JSON on the screen: coloured and searchable. */
package dev.onceledger.console.json;
