/** For a cart whose region has changed. */
export const notSoldHere = {
  title: 'Some items are not sold in your region',
  description: (names: readonly string[]) =>
    `Taken out of your cart: ${names.join(', ')}. We keep them, and they come back when you go back to the other shop.`,
} as const

export const cartReturned = {
  title: 'Your cart has moved',
  description: (names: readonly string[]) => `Back in your cart: ${names.join(', ')}`,
} as const

export const movedCart = {
  done: { title: 'Your cart has moved', description: 'It has the prices of this shop now.' },
  failed: { title: 'Your cart could not be moved', description: 'It is as it was. Please try again.' },
} as const

/** Where the page is for another region than the cart. */
export const cartElsewhereCopy = {
  title: 'Your cart is in another of our shops',
  sentence: (there: string, here: string) => `Its prices are in ${there}. This shop sells in ${here}.`,
  move: 'Move the cart here',
} as const

/** The choice of a country and a language. */
export const localeCopy = {
  /** Of what is chosen here. */
  chosen: 'Country and language',
  places: 'Where we sell',
  propose: (here: string, there: string) =>
    `You are looking at the shop for ${here}. Go to the shop for ${there}?`,
  go: (there: string) => `Go to ${there}`,
  stay: 'Stay here',
  label: 'Another shop may suit you better',
} as const

/** A product without a price in the region. */
export const notSoldCopy = {
  title: (country: string) => `Not sold in ${country}`,
  sentence: 'We have no price for it here. It may be sold in one of our other shops.',
} as const
