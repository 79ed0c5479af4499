export const channels = ['email', 'push', 'sms'] as const
export type Channel = (typeof channels)[number]
export type Switches = Readonly<Record<Channel, boolean>>

export const topics = ['order_updates', 'promotions', 'product_reviews', 'account_security'] as const
export type Topic = (typeof topics)[number]

export interface Preference extends Switches {
  readonly id: Topic
  /** A locked one cannot be changed: whoever takes an account over must not be able to silence it. */
  readonly locked: boolean
}

/** What holds for somebody who never said: what concerns an order or the account, and no advertising unasked. */
const defaults: Readonly<Record<Topic, Switches>> = {
  order_updates: { email: true, push: true, sms: false },
  promotions: { email: false, push: false, sms: false },
  product_reviews: { email: true, push: false, sms: false },
  account_security: { email: true, push: true, sms: true },
}

const locked: ReadonlySet<Topic> = new Set(['account_security'])

export type Said = Readonly<Partial<Record<Topic, Partial<Switches>>>>

/** What somebody said, over what holds otherwise. */
export function preferencesFrom(said: Said): readonly Preference[] {
  return topics.map((id) => {
    const isLocked = locked.has(id)
    const { email, push, sms } = defaults[id]
    const change = isLocked ? undefined : said[id]
    return {
      id,
      email: change?.email ?? email,
      push: change?.push ?? push,
      sms: change?.sms ?? sms,
      locked: isLocked,
    }
  })
}

/** Does the change turn something off, or on, that cannot be changed? Saying what holds anyhow is no change. */
export function breaksLock(id: Topic, change: Partial<Switches>): boolean {
  if (!locked.has(id)) return false
  return channels.some(
    (channel) => change[channel] !== undefined && change[channel] !== defaults[id][channel],
  )
}
