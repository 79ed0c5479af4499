// Written by `pnpm messages --write`.
export const ui: {
  readonly breadcrumb: string
  readonly close: string
  readonly price: string
  readonly originalPrice: string
  readonly optional: string
  readonly notifications: string
  readonly show: string
  readonly hide: string
  readonly quantity: {
    readonly of: (name: string) => string
    readonly decrease: (name: string) => string
    readonly increase: (name: string) => string
  }
}
