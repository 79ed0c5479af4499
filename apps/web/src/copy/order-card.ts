/** Links from an order card to the order's pages. */
export { orderCard as orderCardCopy } from '../../messages/en/order-card.json'
