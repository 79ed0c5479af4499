/** What a delivery costs and when it arrives, beside products and in the cart. */
export { delivery as deliveryCopy } from '../../messages/en/delivery.json'
