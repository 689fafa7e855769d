/** JSON as people read it: indented, cut into pieces to be coloured, with secret members masked; never changed in meaning. */
package dev.onceledger.json;
