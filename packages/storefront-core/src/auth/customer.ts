/** The signed-in customer. Addresses are in the address book; the token is in the commerce client. */
export interface Customer {
  readonly id: string
  readonly email: string
  /** '' when the customer has given none. */
  readonly firstName: string
  readonly lastName: string
}
