// Written by `pnpm messages --write`.
export const stock: {
  readonly allInCart: string
  readonly fewer: (count: number) => string
  readonly lastSold: string
}
export const refusals: {
  readonly 'variant-not-found': string
  readonly 'product-not-found': string
  readonly 'cart-unavailable': string
  readonly failed: string
}
