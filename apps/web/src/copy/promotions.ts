export const promotionCopy = {
  missing: 'Please enter a code',
  refused: (code: string) => `The code ${code} does not hold for this cart.`,
  applied: 'Codes on this cart',
  remove: (code: string) => `Remove the code ${code}`,
  discount: 'Discount',
} as const
