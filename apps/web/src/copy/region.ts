/** For a cart whose region has changed. */
export const notSoldHere = {
  title: 'Some items are not sold in your region',
  description: (names: readonly string[]) => `Taken out of your cart: ${names.join(', ')}`,
} as const
