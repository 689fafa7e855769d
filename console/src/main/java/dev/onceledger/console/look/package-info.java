/** How the window looks: its fonts, its two themes, its size, and the status pill. */
package dev.onceledger.console.look;
