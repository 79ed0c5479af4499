// Written by `pnpm messages --write`.
export const includedTax: {
  readonly name: string
  readonly unknown: (name: string) => string
  readonly sentence: (parameters: { readonly amount: string; readonly name: string }) => string
  readonly drawerNote: (sentence: string) => string
  readonly later: string
}
