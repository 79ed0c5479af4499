import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { emailAddress } from '../../lib/email/email-address'

/** Fields with an address: of accounts and forms, of a password reset, of a verification. */
const addressFields: ReadonlySet<string> = new Set(['email', 'identifier', 'entity_id'])

/**
 * Medusa accepts any text as the address of an identity, and stores it. A list of addresses would then get the mail of a
 * reset. Refuses everything but one plain address, wherever a body has one, and continues without the white space around it.
 */
export function requireEmailAddresses(
  { body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  next(
    trimAddresses(body)
      ? undefined
      : new MedusaError(
          MedusaError.Types.INVALID_DATA,
          'Invalid request: Invalid email address',
          'invalid_email',
        ),
  )
}

/** Null and undefined are no address, and a boolean is none either: it switches the channel of a preference on or off. */
const mayBeAddress = (value: unknown): boolean =>
  value !== null && value !== undefined && typeof value !== 'boolean'

/**
 * Trims every address of a body in place, except in free-form metadata. Returns false when one of them is not an address.
 * Iterative, because JSON can be nested as deeply as it is long.
 */
export function trimAddresses(body: unknown): boolean {
  const left: unknown[] = [body]
  while (left.length > 0) {
    const part = left.pop()
    if (typeof part !== 'object' || part === null) continue
    for (const [name, value] of Object.entries(part)) {
      if (!addressFields.has(name) || !mayBeAddress(value)) {
        if (name !== 'metadata') left.push(value)
        continue
      }
      const read = emailAddress.safeParse(value)
      if (!read.success) return false
      Object.assign(part, { [name]: read.data })
    }
  }
  return true
}
