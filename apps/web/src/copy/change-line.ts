/** Texts of another size or colour of what is in the cart. */
export { changeLine as changeLineCopy } from '../../messages/en/change-line.json'
