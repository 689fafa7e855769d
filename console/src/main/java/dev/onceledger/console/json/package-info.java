/** JSON as people read it: indented, coloured, searchable, with secret members masked; never changed in meaning. */
package dev.onceledger.console.json;
