/** Who is signed in. Addresses are the address book's, and the token is the commerce client's. */
export interface Customer {
  readonly id: string
  readonly email: string
  /** '' where the customer never gave one. */
  readonly firstName: string
  readonly lastName: string
}
