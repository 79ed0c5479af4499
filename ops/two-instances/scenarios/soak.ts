import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Reporter } from '@umber/dev-stack'
import { compareBooks, describeDifferences, isClean, type Account } from '../books.ts'
import { describeSamples, errorRate, slope } from '../figures.ts'
import { residentMegabytes } from '../memory.ts'
import { openMerchant } from '../shoppers/merchant.ts'
import type { Sample } from '../shoppers/network.ts'
import { openShopper } from '../shoppers/shopper.ts'
import type { Topology } from '../topology.ts'
import type { WorkDirectory } from '../work-directory.ts'

const atOnce = 3
const measured = ['shop-1', 'shop-2', 'backend-1', 'backend-2', 'worker']
/** Seconds between two readings of the memory. */
const every = 10

/** Shoppers buy for a while. Prints the memory of each server and its slope; no rejection may be unhandled. */
export async function soak(
  topology: Topology,
  { minutes, directory }: { readonly minutes: number; readonly directory: WorkDirectory },
  { note }: Reporter,
): Promise<boolean> {
  const run = `soak${Date.now().toString(36)}`
  const merchant = await openMerchant(topology.site, topology.site.internalUrl)
  const product = await merchant.makeProduct('Soaked towel', 1_000_000)
  const end = Date.now() + minutes * 60_000
  const samples: Sample[] = []
  const accounts: Account[] = []
  let visitors = 0
  const lane = async () => {
    while (Date.now() < end) {
      visitors += 1
      const email = `${run}-${visitors}@shopper.example`
      const shopper = openShopper(topology, { visitor: visitors, email }, (sample) => samples.push(sample))
      await shopper.fillCart({ product, quantity: 1 })
      accounts.push({ email, ending: await shopper.buy() })
      await shopper.leave()
    }
  }
  const readings = measured.map((name) => ({ name, points: [] as (readonly [number, number])[] }))
  const measure = async () => {
    while (Date.now() < end) {
      for (const { name, points } of readings)
        points.push([Date.now() / 3_600_000, residentMegabytes(topology.part(name).pid)])
      await sleep(every * 1000)
    }
  }
  await Promise.all([measure(), ...Array.from({ length: atOnce }, lane)])
  const differences = await compareBooks(topology.databaseUrl, run, accounts)
  const unhandled = unhandledRejections(directory)
  note(describeSamples(samples))
  note(`${accounts.length} orders in ${minutes} minutes; ${errorRate(samples)} of the requests failed`)
  for (const { name, points } of readings) {
    // The first third fills caches and compiles code.
    const later = points.slice(Math.floor(points.length / 3))
    const last = later.at(-1)?.[1] ?? 0
    note(
      `${name.padEnd(10)} ${last.toFixed(0).padStart(5)} MB at the end, ${slope(later).toFixed(0).padStart(5)} MB an hour`,
    )
  }
  note(`${unhandled.length} unhandled rejections in the logs`)
  note(describeDifferences(differences))
  return (
    isClean(differences) &&
    unhandled.length === 0 &&
    accounts.every(({ ending }) => ending.kind === 'ordered')
  )
}

function unhandledRejections(directory: WorkDirectory): readonly string[] {
  const logs = readdirSync(directory.at('logs')).filter((name) => /^(shop|backend|worker)/.test(name))
  return logs
    .flatMap((name) => readFileSync(directory.at('logs', name), 'utf8').split('\n'))
    .filter((line) => /unhandled ?(promise ?)?rejection/i.test(line))
}
