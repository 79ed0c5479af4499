/** For a cart whose region has changed. */
export { notSoldHere } from '../../messages/en/region.json'
