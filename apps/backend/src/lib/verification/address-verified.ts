/** The event of a customer who has confirmed the address of the account. */
export const addressVerified = 'customer.address_verified'

export interface AddressVerified {
  /** Of the customer. */
  readonly id: string
  readonly email: string
}
