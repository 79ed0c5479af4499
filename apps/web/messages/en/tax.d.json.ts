// Written by `pnpm messages --write`.
export const tax: {
  readonly name: string
  readonly of: (parameters: { readonly rate: string; readonly name: string }) => string
  readonly included: (tax: string) => string
  readonly onTop: (tax: string) => string
  readonly byProvince: string
}
