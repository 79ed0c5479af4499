// Written by `pnpm messages --write`.
export const checkout: {
  readonly title: string
  readonly loading: string
  readonly steps: {
    readonly address: string
    readonly delivery: string
    readonly payment: string
    readonly confirmation: string
  }
  readonly progress: string
  readonly stepOf: (parameters: { readonly step: number; readonly count: number }) => string
  readonly edit: {
    readonly address: string
    readonly delivery: string
    readonly payment: string
    readonly confirmation: string
  }
  readonly address: {
    readonly heading: string
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
    readonly phoneHint: string
    readonly address1: string
    readonly address2: string
    readonly city: string
    readonly state: string
    readonly postalCode: string
    readonly country: string
    readonly home: string
    readonly save: string
    readonly fillFromSaved: string
    readonly submit: string
  }
  readonly summary: {
    readonly heading: string
    readonly show: string
    readonly subtotal: string
    readonly credit: string
    readonly discount: string
    readonly shipping: string
    readonly shippingLater: string
    readonly shippingNow: string
    readonly byEmail: string
    readonly tax: string
    readonly total: string
    readonly times: (quantity: number) => string
  }
  readonly own: {
    readonly address: string
    readonly edit: string
    readonly heading: string
    readonly submit: string
    readonly delivery: string
    readonly title: (parameters: { readonly step: string; readonly checkout: string }) => string
  }
  readonly guest: {
    readonly asGuest: string
    readonly signIn: string
    readonly check: (count: number) => string
  }
}
