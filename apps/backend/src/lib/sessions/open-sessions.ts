import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId, Modules } from '@medusajs/framework/utils'

import { sessionsModule } from '../../modules/sessions'
import type { SessionsService } from '../../modules/sessions/service'
import { deviceOf } from './device'
import { endedIn, passwordChangedAt, signedOutEverywhereAt, signInTime, type Session } from './session'
import { lastMoment } from './session-days'

interface Database {
  raw(sql: string, bindings: Readonly<Record<string, unknown>>): Promise<unknown>
}

export interface OpenSession {
  readonly id: string
  readonly browser: string | null
  readonly system: string | null
  /** ISO 8601. */
  readonly signed_in_at: string
  readonly last_used_at: string
  /** Whether it is the one that asks. */
  readonly is_current: boolean
}

/** Minutes. The list says the day, and a write for each request would be a burden. */
const exactness = 10

const note = `insert into customer_session (id, customer_id, identity_id, signed_in_at, browser, system, last_used_at)
  values (:id, :customer, :identity, :signedIn, :browser, :system, now())
  on conflict (identity_id, signed_in_at) where deleted_at is null
  do update set last_used_at = now(), updated_at = now(), browser = excluded.browser, system = excluded.system
  where customer_session.last_used_at < now() - interval '${exactness} minutes'`

/** Notes that a customer's session was used. */
export async function noteSession(
  scope: MedusaContainer,
  session: Session,
  userAgent: string | undefined,
): Promise<void> {
  const { auth_identity_id: identity, actor_type: actor, actor_id: customer } = session
  const signedIn = signInTime(session)
  if (!identity || actor !== 'customer' || !customer || signedIn === undefined) return
  await scope.resolve<Database>(ContainerRegistrationKeys.PG_CONNECTION).raw(note, {
    id: generateEntityId(undefined, 'csess'),
    customer,
    identity,
    signedIn,
    ...deviceOf(userAgent),
  })
}

/** The sessions of the identity that have not ended, the latest used first. The rows of the others go. */
export async function openSessions(
  scope: MedusaContainer,
  session: Session,
  now: number,
): Promise<readonly OpenSession[]> {
  const { auth_identity_id: id = '' } = session
  const service = scope.resolve<SessionsService>(sessionsModule)
  const [{ app_metadata: metadata }, rows] = await Promise.all([
    scope.resolve(Modules.AUTH).retrieveAuthIdentity(id),
    service.listCustomerSessions({ identity_id: id }, { order: { last_used_at: 'DESC' }, take: 1000 }),
  ])
  const isOpen = ({ signed_in_at: signedIn }: { readonly signed_in_at: number }) =>
    !isOver(metadata, signedIn, now)
  const over = rows.filter((row) => !isOpen(row)).map((row) => row.id)
  if (over.length > 0) await service.deleteCustomerSessions(over)
  return rows.filter(isOpen).map((row) => ({
    id: row.id,
    browser: row.browser,
    system: row.system,
    signed_in_at: new Date(row.signed_in_at * 1_000).toISOString(),
    last_used_at: new Date(row.last_used_at).toISOString(),
    is_current: row.signed_in_at === signInTime(session),
  }))
}

/** By the time of the sign-in alone: what its tokens say is not kept. Of one in the second of a change nothing is known, so it is listed. */
export function isOver(metadata: Session['app_metadata'], signedIn: number, now: number): boolean {
  const endings = [passwordChangedAt, signedOutEverywhereAt].flatMap((key) => {
    const at = Date.parse(String(metadata?.[key]))
    return Number.isNaN(at) ? [] : [Math.floor(at / 1_000)]
  })
  return (
    endings.some((at) => signedIn < at) ||
    endedIn(metadata).includes(signedIn) ||
    lastMoment(signedIn, process.env) * 1_000 < now
  )
}
