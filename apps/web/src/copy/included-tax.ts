/** Where prices include the tax. Without the amount while it is not known. */
export const includedTaxCopy = {
  sentence: (amount?: string, name = 'tax') =>
    amount === undefined ? `Includes ${name}` : `Includes ${amount} ${name}`,
  drawerNote: (sentence: string) => `${sentence}. Shipping is calculated at checkout.`,
} as const
