import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'

import { hasAccount } from '../../lib/identities/has-account'
import { answerAfter } from './answer-after'

/**
 * Deletes the identity of a deleted account, with its password. Medusa keeps an identity that has any other metadata than
 * the account's id, such as the time of the last password change, and sets the id to null; the address could then have no
 * account again. An identity with another account stays, without the null.
 */
export function deleteIdentityOf(actor: 'customer' | 'user') {
  const key = `${actor}_id`
  return async (
    { scope, params }: MedusaRequest,
    response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const auth = scope.resolve(Modules.AUTH)
    const find = async (filter: { id: string[] } | { app_metadata: Record<string, unknown> }) =>
      auth.listAuthIdentities(filter, { select: ['id', 'app_metadata'], take: 1 })
    const [identity] = await find({ app_metadata: { [key]: params['id'] } })
    if (identity === undefined) return next()
    const { id } = identity
    answerAfter(response, next, async (answer) => {
      const [kept] = await find({ id: [id] })
      const metadata = kept?.app_metadata ?? {}
      if (kept === undefined || metadata[key] !== null) return answer
      // Medusa merges the metadata with what is stored; undefined removes a key.
      if (hasAccount(metadata)) await auth.updateAuthIdentities({ id, app_metadata: { [key]: undefined } })
      else await auth.deleteAuthIdentities([id])
      return answer
    })
    next()
  }
}
