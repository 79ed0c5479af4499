// Written by `pnpm messages --write`.
export const orderCard: {
  readonly actionOf: (parameters: { readonly words: string; readonly id: string }) => string
  readonly invoice: string
  readonly ordered: string
}
