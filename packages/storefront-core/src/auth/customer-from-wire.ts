import { field, firstOf, text } from '../parse/read.ts'

/** Reads a customer from Medusa's JSON or from the storage. Total: invalid input gives undefined. */
export function customerFromWire(wire: unknown): Customer | undefined {
  const id = text(field(wire, 'id'))
  const email = text(field(wire, 'email'))
  if (id === undefined || email === undefined) return undefined
  return { id, email, firstName: nameFrom(wire, 'first_name'), lastName: nameFrom(wire, 'last_name') }
}

const longestName = 200

function nameFrom(wire: unknown, name: string): string {
  return (text(firstOf(wire, name)) ?? '').slice(0, longestName)
}

/** The signed-in customer. Addresses are in the address book; the token is in the commerce client. */
export interface Customer {
  readonly id: string
  readonly email: string
  /** '' when the customer has given none. */
  readonly firstName: string
  readonly lastName: string
}
