// Written by `pnpm messages --write`.
export const storeCredit: {
  readonly heading: string
  readonly lead: string
  readonly kinds: {
    readonly granted: string
    readonly taken: string
    readonly spent: string
    readonly returned: string
    readonly refunded: string
    readonly other: string
  }
}
