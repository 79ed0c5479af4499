import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { accountIdOf } from '../identities/has-account'
import { isEndedBy, signInTime, type Session } from './session'
import { lastMoment } from './session-days'

/**
 * Whether an otherwise valid session has ended: the password has changed since, someone has signed out of it, the sign-in is
 * too old, or the account or its identity is deleted. Costs one read of the identity by id.
 *
 * @param now milliseconds since 1970.
 */
export async function hasEnded(scope: MedusaContainer, session: Session, now: number): Promise<boolean> {
  const { auth_identity_id: id } = session
  // Password reset links and administrators' API keys are not sessions.
  if (id === undefined || id === '') return false
  const signedIn = signInTime(session)
  if (signedIn === undefined || lastMoment(signedIn, process.env) * 1_000 < now) return true
  const [identity] = await scope
    .resolve(Modules.AUTH)
    .listAuthIdentities({ id: [id] }, { select: ['id', 'app_metadata'], take: 1 })
  if (identity === undefined || isEndedBy(identity.app_metadata, session)) return true
  const { actor_type: actor = '', actor_id: account = '' } = session
  return account !== '' && account !== accountIdOf(identity.app_metadata, actor)
}
