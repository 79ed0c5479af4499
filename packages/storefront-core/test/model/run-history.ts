import type { History } from './commands.ts'
import { ignoredInvariants, violationIn, type Violation } from './invariants.ts'
import { ModelShop } from './model-shop.ts'
import { makePeople } from './people.ts'
import { createModelBackend } from './shop-backend.ts'

export interface Broken extends Violation {
  /** The number of commands before the violation. */
  readonly after: number
}

const people = makePeople('')

/** Runs a history in memory. Returns the first violation, or undefined. */
export function runHistory(
  history: History,
  ignored: ReadonlySet<string> = ignoredInvariants,
): Promise<Broken | undefined> {
  const { seed } = history
  const shop = new ModelShop({ seed, people, backendOf: (time) => createModelBackend(time, people) })
  return liveThrough(shop, history, ignored)
}

export async function liveThrough(
  shop: ModelShop,
  { commands }: History,
  ignored: ReadonlySet<string>,
): Promise<Broken | undefined> {
  let after = 0
  await shop.rest()
  for (const command of commands) {
    await shop.do(command)
    after += 1
    // A shop that never rests violates its own invariant; later results say nothing about the others.
    if (shop.network.restless !== undefined && ignored.has('the shop comes to rest')) return undefined
    if (command.pause !== undefined) continue
    const violation = await violationIn(shop, ignored)
    if (violation !== undefined) return { ...violation, after }
  }
  await shop.end()
  if (shop.network.restless !== undefined && ignored.has('the shop comes to rest')) return undefined
  const violation = await violationIn(shop, ignored)
  return violation === undefined ? undefined : { ...violation, after }
}
