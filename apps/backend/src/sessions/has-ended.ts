import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { sinceChange, signInTime, type Session } from './session'
import { lastMoment } from './session-days'

/**
 * Whether a session that is otherwise valid has ended: its password was changed since, its sign-in is too long ago, or its
 * identity is gone. One read of an identity by its id. `now` is in milliseconds.
 */
export async function hasEnded(scope: MedusaContainer, session: Session, now: number): Promise<boolean> {
  const { auth_identity_id: id } = session
  // A link to a new password and an administrator's API key are no sessions.
  if (id === undefined || id === '') return false
  const signedIn = signInTime(session)
  if (signedIn === undefined || lastMoment(signedIn, process.env) * 1_000 < now) return true
  const [identity] = await scope
    .resolve(Modules.AUTH)
    .listAuthIdentities({ id: [id] }, { select: ['id', 'app_metadata'], take: 1 })
  return identity === undefined || sinceChange(identity) !== sinceChange(session)
}
