// Written by `pnpm messages --write`.
export const cart: {
  readonly drawerTitle: string
  readonly pageTitle: string
  readonly empty: string
  readonly emptySentence: string
  readonly continueShopping: string
  readonly startShopping: string
  readonly proceed: string
  readonly clear: string
  readonly viewCart: string
  readonly columns: {
    readonly product: string
    readonly price: string
    readonly quantity: string
    readonly total: string
    readonly remove: string
  }
  readonly remove: string
  readonly removeNamed: (name: string) => string
  readonly take: (count: number) => string
  readonly takeNamed: (parameters: { readonly count: number; readonly name: string }) => string
  readonly quantityOf: (parameters: { readonly name: string; readonly count: number }) => string
  readonly summary: string
  readonly subtotal: string
  readonly credit: string
  readonly discount: string
  readonly shipping: string
  readonly tax: string
  readonly later: string
  readonly total: string
  readonly promo: string
  readonly apply: string
  readonly drawerNote: string
  readonly count: (count: number) => string
  readonly loading: string
  readonly unconfirmed: string
  readonly unavailable: string
  readonly waiting: string
  readonly retry: string
  readonly undo: string
  readonly onlyLeft: (count: number) => string
  readonly stays: string
  readonly leftOut: (names: string) => string
  readonly added: (parameters: { readonly count: number; readonly name: string }) => string
  readonly cleared: string
  readonly restored: string
}
export const noticeTitles: {
  readonly 'item-added': string
  readonly 'item-removed': string
  readonly 'load-failed': string
  readonly 'add-failed': string
  readonly 'update-failed': string
  readonly 'remove-failed': string
  readonly 'clear-failed': string
  readonly 'transfer-failed': string
  readonly 'items-left-out': string
  readonly 'waiting-for-connection': string
}
