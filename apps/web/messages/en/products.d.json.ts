// Written by `pnpm messages --write`.
export const listing: {
  readonly home: string
  readonly all: string
  readonly allLead: string
  readonly count: (count: number) => string
  readonly countSoFar: (count: number) => string
  readonly filters: string
  readonly filterAndSort: (count: number) => string
  readonly sortBy: string
  readonly price: string
  readonly any: string
  readonly minimum: string
  readonly maximum: string
  readonly from: string
  readonly to: string
  readonly category: string
  readonly colour: string
  readonly size: string
  readonly sizeNamed: (parameters: { readonly name: string; readonly size: string }) => string
  readonly optionNamed: (parameters: { readonly name: string; readonly value: string }) => string
  readonly clearAll: string
  readonly clearFilters: string
  readonly applied: string
  readonly remove: (what: string) => string
  readonly show: (count: number) => string
  readonly showUncounted: string
  readonly sections: string
  readonly loading: string
  readonly struggling: string
  readonly empty: string
  readonly emptyHint: string
  readonly browseAll: string
  readonly products: string
  readonly failed: string
  readonly failedTitle: string
  readonly unknown: string
  readonly unknownHint: string
  readonly unknownCollection: string
  readonly unknownCollectionHint: string
  readonly priceRange: (parameters: { readonly low: string; readonly high: string }) => string
  readonly andAbove: (price: string) => string
  readonly showWithout: (parameters: { readonly count: number; readonly filter: string }) => string
}
export const card: {
  readonly ratingFigures: string
  readonly ratingWords: string
  readonly rated: (parameters: { readonly average: number; readonly count: number }) => string
  readonly ratedFigures: (parameters: { readonly average: number; readonly count: number }) => string
  readonly delivery: string
  readonly discount: (percent: number) => string
  readonly soldOut: string
  readonly atCheckout: (percent: number) => string
  readonly price: string
  readonly from: (price: string) => string
  readonly originalPrice: string
  readonly moreColours: (count: number) => string
  readonly colours: (names: string) => string
  readonly save: (name: string) => string
  readonly notSaved: string
  readonly wishlistFull: string
  readonly noLongerSold: string
  readonly showIn: (parameters: { readonly name: string; readonly colour: string }) => string
}
export const product: {
  readonly newArrival: string
  readonly otherChoices: (price: string) => string
  readonly images: string
  readonly previous: string
  readonly next: string
  readonly position: (parameters: { readonly place: number; readonly count: number }) => string
  readonly numberedView: (place: number) => string
  readonly showView: (parameters: { readonly place: number; readonly alt: string }) => string
  readonly soldOutValue: (value: string) => string
  readonly unmadeValue: (value: string) => string
  readonly quantity: string
  readonly quantityOf: (name: string) => string
  readonly addToCart: string
  readonly adding: string
  readonly added: string
  readonly soldOut: string
  readonly unpriced: string
  readonly unmade: string
  readonly notChosen: string
  readonly noPicture: string
  readonly chosenInstead: (values: string) => string
  readonly choose: (option: string) => string
  readonly buyNow: string
  readonly toCheckout: string
  readonly addedToast: string
  readonly addedToastMore: (name: string) => string
  readonly saved: string
  readonly unsaved: string
  readonly share: string
  readonly copied: string
  readonly copyByHand: string
  readonly tabs: {
    readonly description: string
    readonly specifications: string
    readonly sizes: string
    readonly care: string
    readonly reviews: string
  }
  readonly about: string
  readonly noDescription: string
  readonly noSpecifications: string
  readonly noReviews: string
  readonly rating: string
  readonly reviews: string
  readonly related: string
  readonly notFound: string
  readonly notFoundHint: string
  readonly browseAll: string
  readonly failed: string
  readonly failedTitle: string
  readonly loading: string
  readonly struggling: string
  readonly onRequest: string
  readonly free: string
}
export const trust: {
  readonly shipping: {
    readonly title: string
    readonly words: string
  }
  readonly warranty: {
    readonly title: string
    readonly words: string
  }
  readonly returns: {
    readonly title: string
    readonly words: string
  }
}
export const viewWords: {
  readonly styled: string
  readonly angle: string
  readonly detail: string
}
export const sorts: {
  readonly featured: string
  readonly relevance: string
  readonly newest: string
  readonly 'price-low-high': string
  readonly 'price-high-low': string
}
