import { setTimeout as sleep } from 'node:timers/promises'
import type { Reporter } from '@umber/dev-stack'
import { compareBooks, describeDifferences, isClean, type Account } from '../books.ts'
import { compareMoney } from '../money-held.ts'
import { describeSamples, errorRate } from '../figures.ts'
import { buyOnce } from '../shoppers/buy-once.ts'
import { openMerchant } from '../shoppers/merchant.ts'
import type { Sample } from '../shoppers/network.ts'
import type { Topology } from '../topology.ts'

const atOnce = 4
/** In milliseconds. */
const frozen = 20_000
/** How long the shop may take to sell again once everything is there, in milliseconds. */
const patience = 90_000
const killed = ['postgres', 'redis', 'worker', 'nginx', 'backend-1', 'shop-1']
const stopped = ['postgres', 'redis', 'worker', 'nginx', 'backend-2', 'shop-2']

interface Fault {
  readonly title: string
  /** Resolves when everything is there again. */
  readonly happen: (topology: Topology) => Promise<void>
}

const faults: readonly Fault[] = [
  ...killed.map((name) => ({
    title: `${name} is killed`,
    happen: async (topology: Topology) => {
      await topology.part(name).kill()
      await topology.replace(name)
    },
  })),
  ...stopped.map((name) => ({
    title: `${name} is frozen for ${frozen / 1000} s`,
    happen: async (topology: Topology) => {
      topology.part(name).freeze()
      await sleep(frozen)
      topology.part(name).thaw()
    },
  })),
]

/**
 * Shoppers buy without a pause, half of them by card, while each part is killed, and then frozen, one after the other. Then the
 * books are compared, and the money that the payment provider holds.
 */
export async function chaos(topology: Topology, { note }: Reporter): Promise<boolean> {
  const run = `chaos${Date.now().toString(36)}`
  const merchant = await openMerchant(topology.site, topology.site.internalUrl)
  const product = await merchant.makeProduct('Unshaken vase', 1_000_000)
  const samples: Sample[] = []
  const accounts: Account[] = []
  /** When each order began and was confirmed. */
  const orders: (readonly [begun: number, confirmed: number])[] = []
  let visitors = 0
  const over = new AbortController()

  async function buyOne(): Promise<void> {
    visitors += 1
    const visitor = visitors
    const email = `${run}-${visitor}@shopper.example`
    const pays = visitor % 2 === 0 ? 'by-card' : 'on-delivery'
    const begun = Date.now()
    const account = await buyOnce(topology, { visitor, email, pays }, product, (sample) =>
      samples.push(sample),
    )
    accounts.push(account)
    if (account.ending.kind === 'ordered') orders.push([begun, Date.now()])
  }
  const lanes = Array.from({ length: atOnce }, async () => {
    while (!over.signal.aborted) await buyOne()
  })

  const soldAfter = async (since: number): Promise<number | undefined> => {
    const end = since + patience
    while (Date.now() < end) {
      const [, confirmed] = orders.find(([begun]) => begun >= since) ?? []
      if (confirmed !== undefined) return confirmed - since
      await sleep(200)
    }
    return undefined
  }

  let sellsAgain = true
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
  await soldAfter(Date.now())
  for (const { title, happen } of faults) {
    const begun = Date.now()
    await happen(topology)
    const there = Date.now()
    const after = await soldAfter(there)
    sellsAgain = sellsAgain && after !== undefined
    note(
      `${title.padEnd(32)} there again after ${seconds(there - begun).padStart(6)}, a whole purchase after ${after === undefined ? `none in ${seconds(patience)}` : seconds(after)}`,
    )
  }
  over.abort()
  await Promise.all(lanes)
  const unhappy = accounts.filter(({ ending }) => ending.kind !== 'ordered')
  note(describeSamples(samples))
  note(`${errorRate(samples)} of ${samples.length} requests had no answer or a status of 500 and more`)
  note(`${orders.length} ordered, ${unhappy.length} could not`)
  for (const { email, ending } of unhappy.slice(0, 10)) note(`        ${email}: ${JSON.stringify(ending)}`)
  const differences = await compareBooks(topology.databaseUrl, run, accounts)
  note(describeDifferences(differences))
  const isMoneyRight = await compareMoney(topology, run, note)
  return sellsAgain && isClean(differences) && isMoneyRight
}
