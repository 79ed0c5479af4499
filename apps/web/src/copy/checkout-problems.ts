/** Why the checkout cannot continue. Loaded with the steps after the address. */
export { checkoutProblems } from '../../messages/en/checkout-problems.json'

/** Why an order was refused, when the shopper can do something about it. */
export { refusalSentences } from '../../messages/en/checkout-problems.json'
