import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { endedIn, endedSignIns, signedOutEverywhereAt, signInTime, type Session } from './session'
import { sessionDays } from './session-days'

/** Sign-outs that an identity keeps one by one: Medusa copies its metadata into each token. More of them end all sessions. */
const mostKept = 40

/** How long a sign-out waits for another one of the same identity, in seconds. */
const patience = 10

/**
 * Ends a session: everything that was issued for its sign-in, or, `everywhere`, for any sign-in of its identity.
 *
 * @param now milliseconds since 1970.
 */
export async function signOut(
  scope: MedusaContainer,
  session: Session,
  where: 'here' | 'everywhere',
  now: number,
): Promise<void> {
  const { auth_identity_id: id } = session
  if (id === undefined || id === '') return
  const auth = scope.resolve(Modules.AUTH)
  const end = async (): Promise<void> => {
    const [identity] = await auth.listAuthIdentities(
      { id: [id] },
      { select: ['id', 'app_metadata'], take: 1 },
    )
    if (identity === undefined) return
    const changes = changesFor(identity.app_metadata, session, where, now)
    await auth.updateAuthIdentities({ id, app_metadata: { ...identity.app_metadata, ...changes } })
  }
  await scope.resolve(Modules.LOCKING).execute([`sign-out:${id}`], end, { timeout: patience })
}

/** The metadata that ends the session. Ended sign-ins are kept as long as a session can last. */
export function changesFor(
  metadata: Session['app_metadata'],
  session: Session,
  where: 'here' | 'everywhere',
  now: number,
): Readonly<Record<string, unknown>> {
  const everywhere = { [signedOutEverywhereAt]: new Date(now).toISOString(), [endedSignIns]: [] }
  const signedIn = signInTime(session)
  if (where === 'everywhere' || signedIn === undefined) return everywhere
  const oldest = Math.floor(now / 1_000) - sessionDays(process.env) * 86_400
  const ended = [...new Set([...endedIn(metadata), signedIn])].filter((time) => time > oldest)
  return ended.length > mostKept ? everywhere : { [endedSignIns]: ended }
}
