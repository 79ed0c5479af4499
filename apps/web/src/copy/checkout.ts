export { checkout as checkoutCopy } from '../../messages/en/checkout.json'
