// Written by `pnpm messages --write`.
export const line: {
  readonly unavailable: string
  readonly priceChanged: (price: string) => string
  readonly left: (count: number) => string
  readonly blocked: {
    readonly unavailable: (name: string) => string
    readonly soldOut: (name: string) => string
    readonly fewer: (parameters: { readonly count: number; readonly name: string }) => string
  }
}
