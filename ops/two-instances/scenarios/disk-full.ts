import { until, type Reporter } from '@umber/dev-stack'
import { compareBooks, describeDifferences, isClean, type Account } from '../books.ts'
import { query } from '../postgres.ts'
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
/** In milliseconds. A backend that lost its lock has to start again. */
const recovery = 150_000

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
  const refusedAfter = await Promise.all(
    ports.backends.map(async (port) => {
      const isRefused = async () => ((await readiness(port)) === 'not-ready' ? true : undefined)
      const refused = await until(isRefused, { limit: limit * 3, every: 200 })
      return refused === undefined ? Number.POSITIVE_INFINITY : (Date.now() - begun) / 1000
    }),
  )
  note(`/ready says 503 after ${refusedAfter.map((time) => `${time.toFixed(1)} s`).join(' and ')}`)
  await until(() => (errors > errorsBefore ? true : undefined), { limit })
  note(`${errors - errorsBefore} requests of shoppers failed meanwhile`)
  // PostgreSQL ends when it cannot write a checkpoint. Otherwise it would depend on the minute whether there is one.
  await query(databaseUrl, 'checkpoint').catch(() => {})
  disk.empty()
  const begunAgain = Date.now()
  const recover = async () => {
    await startEnded(topology, note)
    return (await Promise.all(ports.backends.map(readiness))).every((one) => one === 'ready')
      ? true
      : undefined
  }
  const isReady = (await until(recover, { limit: recovery, every: 500 })) === true
  const seconds = ((Date.now() - begunAgain) / 1000).toFixed(1)
  note(`With space again both are ${isReady ? 'ready' : 'NOT ready'} after ${seconds} s`)
  const accounts = [...before, ...(await during)]
  for (const { leave } of people) await leave()
  const count = (some: readonly Account[]) => some.filter(({ ending }) => ending.kind === 'ordered').length
  note(`${count(before)} ordered before, ${count(accounts) - count(before)} of the others in the end`)
  const differences = await compareBooks(databaseUrl, run, accounts)
  note(describeDifferences(differences))
  const isInTime = refusedAfter.every((time) => time * 1000 <= limit)
  return isInTime && isReady && isClean(differences) && count(accounts) === shoppers
}

async function readiness(port: number): Promise<'ready' | 'not-ready' | 'silent'> {
  const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined)
  await answer?.arrayBuffer()
  if (answer === undefined) return 'silent'
  return answer.ok ? 'ready' : 'not-ready'
}

/** As a service manager does. A backend ends when its lock on the database is lost. */
async function startEnded({ part, replace }: Topology, note: (line: string) => void): Promise<void> {
  for (const name of ['postgres', 'worker', 'backend-1', 'backend-2']) {
    if (!part(name).hasEnded()) continue
    note(`${name} had ended, and is started again`)
    await replace(name)
  }
}
