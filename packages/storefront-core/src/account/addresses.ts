import type { NewAddress, SavedAddress } from '../ports/address-book.ts'
import type { CheckoutAddress } from '../ports/checkout-gateway.ts'

/** The one that checkout begins with: the default, else the first. */
export function defaultAddress(addresses: readonly SavedAddress[]): SavedAddress | undefined {
  return addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
}

/** What checkout takes of a saved address. Its e-mail stays the one that was typed. */
export function checkoutAddressFrom(saved: SavedAddress): Omit<CheckoutAddress, 'email'> {
  const { id: _id, label: _label, isDefault: _isDefault, ...address } = saved
  return address
}

/** What is saved of an address an order went to. */
export function newAddressFrom(address: CheckoutAddress, label: string): NewAddress {
  const { email: _email, ...rest } = address
  return { ...rest, label }
}

/** What the account's dialog asks for: `name` is what the address is called. */
export interface AccountAddress {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

export function accountAddressFrom({
  label,
  address1,
  address2,
  city,
  state,
  postalCode,
}: NewAddress): AccountAddress {
  const street = [address1, address2].filter((line) => line !== '').join(', ')
  return { name: label, street, city, state, zipCode: postalCode }
}

/** What the dialog does not ask for comes from whoever is signed in, and from where the shop delivers. */
export function newAddressFromAccount(
  { name, street, city, state, zipCode }: AccountAddress,
  owner: Pick<NewAddress, 'firstName' | 'lastName' | 'phone' | 'country'>,
): NewAddress {
  const { firstName, lastName, phone, country } = owner
  return {
    label: name,
    firstName,
    lastName,
    phone,
    country,
    address1: street,
    address2: '',
    city,
    state,
    postalCode: zipCode,
  }
}
