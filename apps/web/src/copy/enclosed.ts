/** The header and the footer of the checkout. */
export { enclosed as enclosedCopy } from '../../messages/en/enclosed.json'
