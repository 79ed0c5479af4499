// Written by `pnpm messages --write`.
export const compare: {
  readonly title: string
  readonly compare: string
  readonly compareNamed: (name: string) => string
  readonly chosen: string
  readonly most: (count: number) => string
  readonly oneMore: string
  readonly open: (count: number) => string
  readonly remove: (name: string) => string
  readonly clear: string
  readonly full: (count: number) => string
  readonly fullHint: string
  readonly empty: string
  readonly emptyHint: (count: number) => string
  readonly browse: string
  readonly another: string
  readonly gone: (count: number) => string
  readonly failed: string
  readonly loading: string
  readonly feature: string
  readonly price: string
  readonly buy: string
  readonly material: string
  readonly details: string
  readonly none: string
}
