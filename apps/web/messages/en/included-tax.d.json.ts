// Written by `pnpm messages --write`.
export const includedTax: {
  readonly unknown: string
  readonly sentence: (amount: string) => string
  readonly drawerNote: (sentence: string) => string
}
