/** What else is shown of a product, in its first colour, in this order; the names end their files. */
export const viewNames = ['styled', 'angle', 'detail'] as const
