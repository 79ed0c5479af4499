import type { RateLimitService } from '../../modules/rate-limit/service'
import type { LimitName } from '../rate-limit/limits'

/** Who tries to sign in, as far as it is known. */
export interface SignIn {
  /** The address, in lower case. Undefined for a body without one, which is refused anyway. */
  readonly email: string | undefined
  /** The address or network that the visitor is counted by; undefined for the local machine in development. */
  readonly visitor: string | undefined
  /** The larger network around it. */
  readonly network: string | undefined
  /** Of a browser that has signed in to this account. */
  readonly device: string | undefined
}

export type Turn =
  | { readonly kind: 'refused'; readonly limit: LimitName; readonly seconds: number }
  /** `forgive` undoes what was counted, after the right password. */
  | { readonly kind: 'allowed'; readonly forgive: () => Promise<void> }

type Limits = Pick<RateLimitService, 'take' | 'giveBack' | 'takeWithPauses' | 'triesOf' | 'forget'>

/**
 * Counts an attempt. A browser that has signed in to the account has a counter of its own: whatever others try there does not
 * keep it out. All other visitors share the counter of the account, so that many addresses together guess no faster than one.
 * While that pauses, a visitor who has not failed there before has one attempt: the owner at a new place.
 */
export async function takeSignInTurn(limits: Limits, signIn: SignIn): Promise<Turn> {
  const { email, device } = signIn
  return email !== undefined && device !== undefined
    ? await turnOfDevice(limits, `${email}\0${device}`)
    : await turnOfVisitor(limits, signIn)
}

async function turnOfDevice(limits: Limits, who: string): Promise<Turn> {
  const limit = 'sign-in-by-device'
  const seconds = await limits.takeWithPauses(limit, who)
  if (seconds > 0) return { kind: 'refused', limit, seconds }
  return { kind: 'allowed', forgive: async () => limits.forget(limit, who) }
}

async function turnOfVisitor(limits: Limits, { email, visitor, network }: SignIn): Promise<Turn> {
  const forgiven: (() => Promise<void>)[] = []
  const forgive = async (): Promise<void> => {
    for (const undo of forgiven) await undo()
  }
  if (visitor !== undefined) {
    const limit = 'sign-in-by-visitor'
    const seconds = await limits.take(limit, visitor)
    if (seconds > 0) return { kind: 'refused', limit, seconds }
    forgiven.push(async () => limits.giveBack(limit, visitor))
  }
  if (email === undefined) return { kind: 'allowed', forgive }
  const own = 'sign-in-by-email-and-visitor'
  const both = `${email}\0${visitor ?? ''}`
  const ownWait = await limits.takeWithPauses(own, both)
  if (ownWait > 0) return { kind: 'refused', limit: own, seconds: ownWait }
  forgiven.push(async () => limits.forget(own, both))
  const shared = 'sign-in-by-email'
  const seconds = await limits.takeWithPauses(shared, email)
  if (seconds > 0) {
    // What others have failed at stays counted, also after the right password.
    const isFirst = (await limits.triesOf(own, both)) === 1
    if (!isFirst || !(await hasFirstTry())) return { kind: 'refused', limit: shared, seconds }
    return { kind: 'allowed', forgive }
  }
  forgiven.push(async () => limits.forget(shared, email))
  return { kind: 'allowed', forgive }

  /** One renter has thousands of networks that count as visitors: all of them together have a limit, too. */
  async function hasFirstTry(): Promise<boolean> {
    if (network === undefined) return true
    const limit = 'first-sign-in-by-email-and-network'
    const who = `${email}\0${network}`
    forgiven.push(async () => limits.giveBack(limit, who))
    return (await limits.take(limit, who)) === 0
  }
}
