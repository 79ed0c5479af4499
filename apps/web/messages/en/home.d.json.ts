// Written by `pnpm messages --write`.
export const home: {
  readonly title: string
  readonly heading: string
  readonly lead: string
  readonly shopAll: string
  readonly shopWomen: string
  readonly heroPicture: string
  readonly stats: readonly [{
    readonly figure: string
    readonly label: string
  }, {
    readonly figure: string
    readonly label: string
  }, {
    readonly figure: string
    readonly label: string
  }]
  readonly statsLabel: string
  readonly collections: string
  readonly categories: string
  readonly featured: string
  readonly loadingMore: string
  readonly loadMoreFailed: string
  readonly loadMore: string
  readonly viewAll: string
  readonly viewNewest: string
  readonly progress: (parameters: { readonly shown: number; readonly total: number }) => string
  readonly collectionsFailed: string
  readonly categoriesFailed: string
  readonly newest: string
  readonly sale: string
}
