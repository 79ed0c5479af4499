import type { NewAddress, SavedAddress } from '../ports/address-book.ts'
import type { CheckoutAddress } from '../ports/checkout-gateway.ts'

/** The address that checkout starts with: the default one, else the first. */
export function defaultAddress(addresses: readonly SavedAddress[]): SavedAddress | undefined {
  return addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
}

/**
 * The checkout address of a saved one. The email is not part of it: checkout keeps the one that was typed.
 */
export function checkoutAddressFrom(saved: SavedAddress): Omit<CheckoutAddress, 'email' | 'billing'> {
  const { id: _id, label: _label, isDefault: _isDefault, ...address } = saved
  return address
}

/** A saved address made from the address of an order. */
export function newAddressFrom(address: CheckoutAddress, label: string): NewAddress {
  const { email: _email, billing: _billing, ...rest } = address
  return { ...rest, label }
}

/** The fields of the account's address dialog. `name` is the label of the address. */
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

/** Fills what the dialog does not ask for from the signed-in customer and the shop's delivery country. */
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
