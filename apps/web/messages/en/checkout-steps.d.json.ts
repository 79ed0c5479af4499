// Written by `pnpm messages --write`.
export const delivery: {
  readonly heading: string
  readonly back: string
  readonly submit: string
  readonly asking: string
  readonly retry: string
  readonly choose: string
  readonly nextDay: string
  readonly inDays: (days: number) => string
  readonly betweenDays: (parameters: { readonly from: number; readonly to: number }) => string
  readonly pickupAt: (place: string) => string
}
export const payment: {
  readonly heading: string
  readonly methods: string
  readonly demo: string
  readonly cardNumber: string
  readonly cardNumberExample: string
  readonly expiryExample: string
  readonly nameOnCard: string
  readonly expiryDate: string
  readonly cvv: string
  readonly past: string
  readonly choose: string
  readonly none: string
  readonly noneHint: string
  readonly unread: string
  readonly back: string
  readonly submit: string
  readonly busy: string
  readonly processing: string
}
export const confirmation: {
  readonly heading: string
  readonly confirmed: string
  readonly number: string
  readonly arrives: string
  readonly to: string
  readonly by: string
  readonly paid: string
  readonly sent: (email: string) => string
  readonly wouldSend: (email: string) => string
  readonly demo: string
  readonly viewOrder: string
  readonly on: string
  readonly print: string
}
export const elsewhere: {
  readonly heading: string
  readonly sentence: (number: string) => string
  readonly notHere: string
  readonly viewOrder: string
  readonly on: string
}
export const review: {
  readonly heading: string
  readonly contact: string
  readonly to: string
  readonly by: string
  readonly bill: string
  readonly change: string
  readonly changeContact: string
  readonly changeAddress: string
  readonly changeDelivery: string
  readonly arrives: (day: string) => string
  readonly place: (total: string) => string
  readonly terms: (parameters: { readonly terms: string; readonly privacy: string }) => string
  readonly termsLink: string
  readonly privacyLink: string
  readonly reading: string
}
export const account: {
  readonly heading: string
  readonly lead: string
  readonly password: string
  readonly submit: string
  readonly busy: string
  readonly done: string
  readonly taken: string
  readonly signIn: string
  readonly failed: string
}
