/** What the rules add to the time and memory of a compilation. */
package io.github.uncontended.integration.cost;
