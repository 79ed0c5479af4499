/** Links from an order card to the order's pages. */
export const orderCardCopy = {
  actionOf: (words: string, id: string) => `${words} of order ${id}`,
  invoice: 'Invoice',
  /** What a cancelled order had cost. */
  ordered: 'Ordered',
} as const
