export const channels = ['email', 'push', 'sms'] as const
export type Channel = (typeof channels)[number]
export type Switches = Readonly<Record<Channel, boolean>>

export const topics = ['order_updates', 'promotions', 'product_reviews', 'account_security'] as const
export type Topic = (typeof topics)[number]

export interface Preference extends Switches {
  readonly id: Topic
  /** Cannot be changed; see `locked` below. */
  readonly locked: boolean
}

/** For customers without a choice: messages about orders and the account are on, advertising is off. */
const defaults: Readonly<Record<Topic, Switches>> = {
  order_updates: { email: true, push: true, sms: false },
  promotions: { email: false, push: false, sms: false },
  product_reviews: { email: true, push: false, sms: false },
  account_security: { email: true, push: true, sms: true },
}

/**
 * The shop promises the confirmation of every order, and it may hold the account that a bank transfer goes to. An attacker
 * who takes over an account must not be able to silence its alerts.
 */
const locked: ReadonlySet<Topic> = new Set(['order_updates', 'account_security'])

export type Said = Readonly<Partial<Record<Topic, Partial<Switches>>>>

/** The customer's choices merged over the defaults. */
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

/** Whether the change differs from a locked default. Setting the same value is allowed. */
export function breaksLock(id: Topic, change: Partial<Switches>): boolean {
  if (!locked.has(id)) return false
  return channels.some(
    (channel) => change[channel] !== undefined && change[channel] !== defaults[id][channel],
  )
}
