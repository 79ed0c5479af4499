/** The link to the order lookup for guests. */
export const findOrderCopy = 'Find Your Order'
