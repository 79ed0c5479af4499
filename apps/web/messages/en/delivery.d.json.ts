// Written by `pnpm messages --write`.
export const delivery: {
  readonly free: (method: string) => string
  readonly arrives: (parameters: { readonly delivery: string; readonly day: string }) => string
  readonly returnUntil: (day: string) => string
  readonly from: (price: string) => string
  readonly nothing: string
  readonly freeFrom: (sum: string) => string
  readonly leftUntilFree: (sum: string) => string
  readonly isFree: string
}
