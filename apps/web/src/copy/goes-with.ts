/** What goes with a product, and what a set is made of. */
export { goesWith as goesWithCopy, set as setCopy } from '../../messages/en/goes-with.json'
