/** Texts of the address tab that the showcase does not have. */
export { address as addressCopy } from '../../messages/en/addresses.json'
