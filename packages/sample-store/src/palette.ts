/** The colours and sizes of the filter panel; a product is made in nothing else. The order is the panel's. */
export const colors = ['Black', 'White', 'Red', 'Blue', 'Green'] as const
export type Color = (typeof colors)[number]

export const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
export type Size = (typeof sizes)[number]
