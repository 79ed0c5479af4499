/** The link to the order lookup for guests. */
export { findOrder as findOrderCopy } from '../../messages/en/find-order.json'
