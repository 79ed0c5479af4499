import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { AddressVerification } from '../ports/address-verification.ts'
import { field, text } from '../parse/read.ts'
import type { LiveClient } from './live-client.ts'

const state = '/store/customers/me/verification'

/** Medusa's `/auth/verification`, and the shop's own route for its state. */
export function createLiveAddressVerification({ client }: Pick<LiveClient, 'client'>): AddressVerification {
  const read = async (signal: AbortSignal | undefined): Promise<unknown> =>
    field(await client.fetch(state, { ...noRetry, signal }), 'verification')
  const post = async (path: string, body: object, signal: AbortSignal | undefined): Promise<unknown> =>
    client.fetch(`/auth/verification/${path}`, { ...noRetry, method: 'POST', body, signal })

  return {
    isVerified: async ({ signal } = {}) => text(field(await read(signal), 'verified_at')) !== undefined,
    async request({ signal } = {}) {
      const address = text(field(await read(signal), 'email')) ?? ''
      try {
        await post('request', { entity_id: address, entity_type: 'email' }, signal)
        return 'sent'
      } catch (error) {
        if (failureFrom(error).status === 429) return 'too-often'
        throw error
      }
    },
    async confirm(token, { signal } = {}) {
      try {
        await post('confirm', { code: token }, signal)
        return 'verified'
      } catch (error) {
        const { kind, code } = failureFrom(error)
        if (kind !== 'rejected') throw error
        return code === 'verification_not_own' ? 'foreign' : 'used'
      }
    },
  }
}
