/** On the way to the page where guests find their orders. */
export const findOrderCopy = 'Find Your Order'
