// Written by `pnpm messages --write`.
export const orderCard: {
  readonly actionOf: (parameters: { readonly words: string; readonly id: string }) => string
  readonly invoice: string
  readonly ordered: string
  readonly line: (parameters: { readonly quantity: number; readonly price: string }) => string
  readonly returnBy: (date: string) => string
  readonly returnClosed: (date: string) => string
}
