// Written by `pnpm messages --write`.
export const notSoldHere: {
  readonly title: string
  readonly description: (names: string) => string
}
export const cartReturned: {
  readonly title: string
  readonly description: (names: string) => string
}
export const movedCart: {
  readonly done: {
    readonly title: string
    readonly description: string
  }
  readonly failed: {
    readonly title: string
    readonly description: string
  }
}
export const cartElsewhere: {
  readonly title: string
  readonly sentence: (parameters: { readonly there: string; readonly here: string }) => string
  readonly move: string
}
export const choice: {
  readonly chosen: string
  readonly places: string
  readonly propose: (parameters: { readonly here: string; readonly there: string }) => string
  readonly proposeLanguage: (language: string) => string
  readonly go: (there: string) => string
  readonly stay: string
  readonly label: string
}
export const notSold: {
  readonly title: (country: string) => string
  readonly sentence: string
}
