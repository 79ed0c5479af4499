// Written by `pnpm messages --write`.
export const search: {
  readonly open: string
  readonly placeholder: string
  readonly label: string
  readonly submit: string
  readonly clear: string
  readonly filter: string
  readonly popular: string
  readonly chips: readonly [string, string, string, string, string, string]
  readonly suggestions: string
  readonly viewAll: (term: string) => string
  readonly noneFor: (term: string) => string
  readonly searchAll: string
  readonly heard: (count: number) => string
  readonly failed: string
  readonly title: string
  readonly titleFor: (term: string) => string
  readonly start: string
  readonly startHint: string
  readonly found: (count: number) => string
  readonly none: string
  readonly noneHint: (term: string) => string
  readonly noneInBand: string
  readonly clearSearch: string
  readonly clearFilters: string
  readonly price: string
  readonly sort: string
  readonly loading: string
  readonly results: string
  readonly recent: string
  readonly forget: string
  readonly categories: string
}
export const band: {
  readonly all: string
  readonly under: (low: string) => string
  readonly between: (parameters: { readonly low: string; readonly high: string }) => string
  readonly over: (high: string) => string
}
export const searchSortWords: {
  readonly relevance: string
  readonly 'price-low-high': string
  readonly 'price-high-low': string
  readonly name: string
}
