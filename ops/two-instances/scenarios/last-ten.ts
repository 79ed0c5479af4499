import type { Reporter } from '@umber/dev-stack'
import { compareBooks, describeDifferences, isClean } from '../books.ts'
import { describeSamples } from '../figures.ts'
import { openMerchant } from '../shoppers/merchant.ts'
import type { Sample } from '../shoppers/network.ts'
import { openShopper, type Ending } from '../shoppers/shopper.ts'
import type { Topology } from '../topology.ts'
import { atOnce } from './at-once.ts'

export interface LastTenOptions {
  readonly runs: number
}

const shoppers = 50
const pieces = 10

/** Fifty shoppers buy the last ten pieces at once: exactly ten get one, in each run. */
export async function lastTen(
  topology: Topology,
  { runs }: LastTenOptions,
  { note }: Reporter,
): Promise<boolean> {
  let isKept = true
  for (let round = 1; round <= runs; round += 1) isKept = (await oneRun(topology, round, note)) && isKept
  return isKept
}

async function oneRun(topology: Topology, round: number, note: (line: string) => void): Promise<boolean> {
  const run = `ten${round}${Date.now().toString(36)}`
  const merchant = await openMerchant(topology.site, topology.site.internalUrl)
  const product = await merchant.makeProduct('Last ten vase', pieces)
  const samples: Sample[] = []
  const people = Array.from({ length: shoppers }, (_, visitor) => {
    const email = `${run}-${visitor}@shopper.example`
    return openShopper(topology, { visitor: visitor + 1, email }, (sample) => samples.push(sample))
  })
  await atOnce(people, 5, async ({ fillCart, reachPayment }) => {
    await fillCart({ product, quantity: 1 })
    await reachPayment()
  })
  const begun = Date.now()
  const accounts = await Promise.all(people.map(async ({ email, buy }) => ({ email, ending: await buy() })))
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  for (const { leave } of people) await leave()
  const differences = await compareBooks(topology.databaseUrl, run, accounts)
  const count = (kind: Ending['kind']) => accounts.filter(({ ending }) => ending.kind === kind).length
  note(describeSamples(samples))
  note(
    `Run ${round}: ${count('ordered')} ordered, ${count('sold-out')} were told it is sold out, ` +
      `${count('gave-up')} gave up; ${seconds} s`,
  )
  for (const { ending } of accounts) if (ending.kind === 'gave-up') note(`        ${ending.reason}`)
  note(describeDifferences(differences))
  return isClean(differences) && count('ordered') === pieces && count('sold-out') === shoppers - pieces
}
