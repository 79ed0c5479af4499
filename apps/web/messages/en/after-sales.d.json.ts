// Written by `pnpm messages --write`.
export const order: {
  readonly title: (number: string) => string
  readonly pageTitle: string
  readonly loading: string
  readonly failed: string
  readonly missing: string
  readonly missingHint: string
  readonly all: string
  readonly placed: (date: string) => string
  readonly stepsLabel: string
  readonly steps: {
    readonly placed: string
    readonly packed: string
    readonly shipped: string
    readonly delivered: string
    readonly canceled: string
  }
  readonly progress: {
    readonly done: string
    readonly partly: (pieces: string) => string
    readonly 'to-come': string
  }
  readonly quantityOf: (parameters: { readonly done: number; readonly all: number }) => string
  readonly items: string
  readonly quantity: (count: number) => string
  readonly each: (price: string) => string
  readonly returning: (count: number) => string
  readonly returned: (count: number) => string
  readonly replacement: string
  readonly sums: {
    readonly heading: string
    readonly rows: {
      readonly items: string
      readonly returned: string
      readonly replaced: string
      readonly discount: string
      readonly delivery: string
      readonly 'return-delivery': string
      readonly tax: string
      readonly 'gift-card': string
      readonly 'store-credit': string
      readonly credit: string
      readonly canceled: string
      readonly rounding: string
      readonly other: string
    }
    readonly total: string
    readonly tax: (amount: string) => string
    readonly charged: string
    readonly refunded: string
    readonly toPay: string
    readonly owed: {
      readonly now: string
      readonly 'after-return': string
    }
  }
  readonly shipTo: string
  readonly billTo: string
  readonly delivery: string
  readonly payment: string
  readonly payments: {
    readonly waiting: string
    readonly authorized: string
    readonly paid: string
    readonly 'partly-paid': string
    readonly refunded: string
    readonly 'partly-refunded': string
    readonly canceled: string
  }
  readonly amounts: {
    readonly reserved: (amount: string) => string
    readonly charged: (amount: string) => string
    readonly refunded: (amount: string) => string
  }
  readonly parcels: string
  readonly parcel: (parameters: { readonly all: number; readonly place: number }) => string
  readonly parcelStates: {
    readonly packed: (date: string) => string
    readonly shipped: (date: string) => string
    readonly delivered: (date: string) => string
  }
  readonly piece: (parameters: { readonly quantity: number; readonly title: string }) => string
  readonly tracking: string
  readonly noTracking: {
    readonly processing: string
    readonly shipped: string
    readonly 'partly-shipped': string
    readonly 'partly-delivered': string
    readonly delivered: string
    readonly other: string
  }
  readonly email: string
  readonly returnUntil: (date: string) => string
  readonly actions: {
    readonly invoice: string
    readonly returnItems: string
    readonly reorder: string
  }
}
export const reorder: {
  readonly heading: string
  readonly waiting: string
  readonly nothing: string
  readonly cartStays: string
  readonly outcome: {
    readonly added: (quantity: number) => string
    readonly fewer: (parameters: { readonly quantity: number; readonly wanted: number }) => string
    readonly waiting: string
    readonly 'sold-out': string
    readonly gone: string
    readonly failed: string
  }
  readonly cart: string
}
export const returns: {
  readonly title: string
  readonly lead: (number: string) => string
  readonly item: (title: string) => string
  readonly quantity: (title: string) => string
  readonly upTo: (count: number) => string
  readonly reason: string
  readonly reasonOf: (title: string) => string
  readonly chooseReason: string
  readonly note: string
  readonly noteHint: string
  readonly way: string
  readonly wayPrice: (parameters: { readonly name: string; readonly price: string }) => string
  readonly free: (name: string) => string
  readonly submit: string
  readonly back: string
  readonly nothingChosen: string
  readonly noReason: string
  readonly none: string
  readonly noneHint: (days: number) => string
  readonly noWay: string
  readonly contact: string
  readonly done: string
  readonly doneMore: string
  readonly refused: string
  readonly unknown: string
  readonly failed: string
  readonly instead: string
  readonly money: string
  readonly exchangeFor: (title: string) => string
  readonly exchangeHint: string
}
export const invoice: {
  readonly title: (number: string) => string
  readonly heading: string
  readonly invoiceNumber: string
  readonly number: string
  readonly date: string
  readonly canceled: string
  readonly canceledOn: (date: string) => string
  readonly seller: string
  readonly buyer: string
  readonly deliveredTo: string
  readonly columns: {
    readonly item: string
    readonly quantity: string
    readonly price: string
    readonly amount: string
  }
  readonly print: string
  readonly back: string
}
export const lookup: {
  readonly title: string
  readonly lead: string
  readonly number: string
  readonly numberHint: (example: string) => string
  readonly badNumber: (example: string) => string
  readonly email: string
  readonly submit: string
  readonly none: string
  readonly another: string
}
export const transfer: {
  readonly offer: string
  readonly offerHint: string
  readonly ask: string
  readonly answers: {
    readonly asked: string
    readonly own: string
    readonly refused: string
  }
  readonly title: string
  readonly lead: string
  readonly accept: string
  readonly decline: string
  readonly accepted: string
  readonly acceptedHint: string
  readonly declined: string
  readonly declinedHint: string
  readonly used: string
  readonly usedHint: string
  readonly history: string
  readonly find: string
}
export const timeline: {
  readonly heading: string
  readonly events: {
    readonly ordered: string
    readonly paid: string
    readonly packed: string
    readonly shipped: string
    readonly delivered: string
    readonly canceled: string
    readonly edited: string
    readonly 'address-changed': string
    readonly 'return-requested': string
    readonly 'return-received': string
    readonly 'return-canceled': string
    readonly exchange: string
    readonly claim: string
    readonly refunded: string
  }
  readonly returns: string
  readonly return: (pieces: string) => string
  readonly states: {
    readonly requested: string
    readonly received: string
    readonly canceled: string
  }
  readonly exchange: {
    readonly wanted: string
    readonly made: string
  }
  readonly label: string
  readonly noLabel: string
  readonly fileFailed: string
}
export const documents: {
  readonly heading: string
  readonly kinds: {
    readonly invoice: (number: string) => string
    readonly 'credit-note': (number: string) => string
  }
  readonly issued: (date: string) => string
  readonly download: (number: string) => string
  readonly pdf: string
  readonly hsCode: (code: string) => string
  readonly taxNumber: (number: string) => string
  readonly registration: (number: string) => string
  readonly taxes: string
  readonly total: string
  readonly refunded: string
}
