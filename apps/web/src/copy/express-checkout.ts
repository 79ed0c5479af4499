/** Buying with a wallet, outside of the checkout. */
export { express as expressCopy } from '../../messages/en/express-checkout.json'
