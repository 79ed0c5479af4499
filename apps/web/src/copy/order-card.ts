/** What leads from an order of the history to its own pages. */
export const orderCardCopy = {
  actionOf: (words: string, id: string) => `${words} of order ${id}`,
  invoice: 'Invoice',
} as const
