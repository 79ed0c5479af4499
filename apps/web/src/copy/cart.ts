export { cart as cartCopy } from '../../messages/en/cart.json'

/** Toast titles of cart notices. The requirements fix the wording. */
export { noticeTitles } from '../../messages/en/cart.json'
