import { until, type Reporter } from '@umber/dev-stack'
import { compareBooks, describeDifferences, isClean, type Account } from '../books.ts'
import { openMerchant } from '../shoppers/merchant.ts'
import { openShopper, type Ending } from '../shoppers/shopper.ts'
import type { SmallDisk } from '../small-disk.ts'
import type { Topology } from '../topology.ts'
import { atOnce } from './at-once.ts'

const shoppers = 20
/** How many of them order before the disk is full; the others are at the last button then. */
const early = 10
/** In milliseconds. */
const limit = 10_000

/**
 * The disk of PostgreSQL is filled while shoppers order. Both backends say within ten seconds that they are not ready. With
 * space again, the shoppers' next attempts succeed, and every order that was answered is there.
 */
export async function diskFull(topology: Topology, disk: SmallDisk, { note }: Reporter): Promise<boolean> {
  const { site, databaseUrl, ports } = topology
  const run = `full${Date.now().toString(36)}`
  const merchant = await openMerchant(site, site.internalUrl)
  const product = await merchant.makeProduct('Full disk crate', shoppers)
  let errors = 0
  const people = Array.from({ length: shoppers }, (_, visitor) =>
    openShopper(
      topology,
      { visitor: visitor + 1, email: `${run}-${visitor}@shopper.example` },
      ({ status = 500 }) => {
        if (status >= 500) errors += 1
      },
    ),
  )
  await atOnce(people, 3, async ({ fillCart, reachPayment }) => {
    await fillCart({ product, quantity: 1 })
    await reachPayment()
  })
  const order = async ({ email, buy }: (typeof people)[number]): Promise<Account> => ({
    email,
    ending: await buy().catch((error: unknown): Ending => ({ kind: 'gave-up', reason: String(error) })),
  })
  const before = await atOnce(people.slice(0, early), 3, order)
  const [errorsBefore, begun] = [errors, Date.now()]
  disk.fill()
  const during = Promise.all(people.slice(early).map(order))
  const seconds = await Promise.all(
    ports.backends.map(async (port) => {
      const isRefused = async () => ((await readiness(port)) === 'not-ready' ? true : undefined)
      const refused = await until(isRefused, { limit: limit * 3, every: 200 })
      return refused === undefined ? Number.POSITIVE_INFINITY : (Date.now() - begun) / 1000
    }),
  )
  note(`/ready says 503 after ${seconds.map((time) => `${time.toFixed(1)} s`).join(' and ')}`)
  await until(() => (errors > errorsBefore ? true : undefined), { limit })
  note(`${errors - errorsBefore} requests of shoppers failed meanwhile`)
  disk.empty()
  await startEnded(topology, note)
  const areReady = async () =>
    (await Promise.all(ports.backends.map(readiness))).every((one) => one === 'ready') ? true : undefined
  const isReady = (await until(areReady, { limit: limit * 3, every: 200 })) === true
  note(isReady ? 'With space again both are ready' : 'With space again they are NOT ready')
  const accounts = [...before, ...(await during)]
  for (const { leave } of people) await leave()
  const count = (some: readonly Account[]) => some.filter(({ ending }) => ending.kind === 'ordered').length
  note(`${count(before)} ordered before, ${count(accounts) - count(before)} of the others in the end`)
  const differences = await compareBooks(databaseUrl, run, accounts)
  note(describeDifferences(differences))
  const isInTime = seconds.every((time) => time * 1000 <= limit)
  return isInTime && isReady && isClean(differences) && count(accounts) === shoppers
}

async function readiness(port: number): Promise<'ready' | 'not-ready' | 'silent'> {
  const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined)
  await answer?.arrayBuffer()
  if (answer === undefined) return 'silent'
  return answer.ok ? 'ready' : 'not-ready'
}

/** As a service manager does. PostgreSQL ends when it cannot write its log. */
async function startEnded({ part, replace }: Topology, note: (line: string) => void): Promise<void> {
  for (const name of ['postgres', 'worker', 'backend-1', 'backend-2']) {
    if (!part(name).hasEnded()) continue
    note(`${name} had ended, and is started again`)
    await replace(name)
  }
}
