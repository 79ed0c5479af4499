import { parsed } from '../parse/parse-json.ts'
import { customerFromWire, type Customer } from './customer-from-wire.ts'
import { customerStorageKey } from '../storage-keys.ts'
import type { AuthStorage } from './create-auth-storage.ts'

/** Set while the server has not confirmed a sign-out yet. */
export const signOutOwedKey = 'sign-out-owed'

export interface AuthMemory {
  readonly customer: Customer | undefined
  /** `token`: there may be a session; `pending-sign-out`: the server has not confirmed the last sign-out. */
  readonly holds: 'nothing' | 'token' | 'pending-sign-out'
}

const longestMemory = 10_000

/**
 * Reads what an earlier visit or another tab stored. Storage is untrusted input: unusable values are removed.
 */
export function recallAuth(storage: AuthStorage, tokenKey: string): AuthMemory {
  if (storage.getItem(signOutOwedKey) !== null) return { customer: undefined, holds: 'pending-sign-out' }
  return { customer: savedCustomer(storage), holds: hasToken(storage, tokenKey) ? 'token' : 'nothing' }
}

/**
 * Stored beside the token, in the backend's format, so that one mapper validates both. A sign-in also settles
 * a sign-out that is still owed.
 */
export function rememberCustomer(storage: AuthStorage, tokenKey: string, customer: Customer): void {
  storage.removeItem(signOutOwedKey)
  const { id, email, firstName, lastName } = customer
  storage.setItem(
    customerStorageKey,
    JSON.stringify({ id, email, first_name: firstName, last_name: lastName }),
    tokenKey,
  )
}

/** A token that is not a valid header value would make every request fail, so it is removed. */
const sendable = /^[\x21-\x7e]{1,8000}$/

function hasToken(storage: AuthStorage, tokenKey: string): boolean {
  const token = storage.getItem(tokenKey)
  if (token === null) return false
  const isToken = sendable.test(token)
  if (!isToken) storage.removeItem(tokenKey)
  return isToken
}

function savedCustomer(storage: AuthStorage): Customer | undefined {
  const written = storage.getItem(customerStorageKey)
  if (written === null) return undefined
  const customer = written.length > longestMemory ? undefined : customerFromWire(parsed(written))
  if (customer === undefined) storage.removeItem(customerStorageKey)
  return customer
}
