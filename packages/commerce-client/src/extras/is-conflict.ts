import type { CommerceError } from '../errors/commerce-error.ts'

/**
 * Whether a refusal is a conflict that Medusa invites to retry: status 409 and code `invalid_state_error`. Two requests
 * have changed the same cart or order at once, and this one was not carried out. Used as `retry.when` it adds to the
 * errors that are retried anyway, such as a timeout, after which a write may have been carried out.
 *
 * @example
 * await shop.store.cart.complete('cart_1', {}, {}, { retry: { attempts: 3, when: isConflict } })
 */
export const isConflict = ({ status, code }: CommerceError): boolean =>
  status === 409 && code === 'invalid_state_error'
