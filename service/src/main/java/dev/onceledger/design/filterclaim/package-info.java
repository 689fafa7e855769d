/**
 * Article 004's design: a servlet filter that claims a key in Redis before the controller is reached, compares fingerprints
 * when it is taken, keeps no answer, never releases a claim, and refuses everything while Redis is away. Its limits are kept as
 * they are: they are what it is here to show.
 */
package dev.onceledger.design.filterclaim;
