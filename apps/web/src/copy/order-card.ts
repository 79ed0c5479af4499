/** Links from an order card to the order's pages. */
export const orderCardCopy = {
  actionOf: (words: string, id: string) => `${words} of order ${id}`,
  invoice: 'Invoice',
} as const
