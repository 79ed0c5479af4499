/** Where prices include the tax. Without the amount while it is not known. */
export const includedTaxCopy = {
  sentence: (amount?: string) => (amount === undefined ? 'Includes tax' : `Includes ${amount} tax`),
  drawerNote: (sentence: string) => `${sentence}. Shipping is calculated at checkout.`,
} as const
