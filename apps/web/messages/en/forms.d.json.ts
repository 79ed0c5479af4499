// Written by `pnpm messages --write`.
export const address: {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly address1: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
}
export const billedAddress: {
  readonly company: string
  readonly taxNumber: string
}
export const savedAddress: {
  readonly label: string
}
export const accountAddress: {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}
export const contact: {
  readonly name: string
  readonly email: string
  readonly category: string
  readonly subject: string
  readonly message: string
}
export const profile: {
  readonly dateOfBirth: string
}
export const orderLookup: {
  readonly number: string
  readonly email: string
}
export const payment: {
  readonly method: string
  readonly cardNumber: string
  readonly nameOnCard: string
  readonly expiryDate: string
  readonly cvv: string
}
