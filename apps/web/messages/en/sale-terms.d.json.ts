// Written by `pnpm messages --write`.
export const saleTerms: {
  readonly deliveryUnknown: string
  readonly takes: (parameters: { readonly method: string; readonly time: string }) => string
  readonly takesToo: (parameters: { readonly method: string; readonly time: string }) => string
  readonly sentence: (deliveries: string) => string
  readonly countriesUnknown: string
  readonly countries: (countries: string) => string
  readonly payments: (methods: string) => string
}
