import { readFileSync } from 'node:fs'
import type { Reporter } from '@umber/dev-stack'
import { compareBooks, describeDifferences, isClean, type Account } from '../books.ts'
import { describeSamples, errorRate } from '../figures.ts'
import { openMerchant, type TestProduct } from '../shoppers/merchant.ts'
import type { Sample } from '../shoppers/network.ts'
import { openShopper, type Shopper, type Wish } from '../shoppers/shopper.ts'
import type { Topology } from '../topology.ts'
import { atOnce } from './at-once.ts'
import { release } from './release.ts'

export interface BuyOptions {
  readonly shoppers: number
  /** How many of them are in the shop at the same time. */
  readonly atOnce: number
}

/** Every tenth shopper leaves with a full cart, and comes back at the end. */
const leaves = (visitor: number) => visitor % 10 === 9

/** They are at the last button when the release begins, and press it when it is over. */
const early = 5

/** One has a page open the whole time, with a cart. */
const browsers = 1

/** What happens once this share of the shoppers has been served. */
const interruptions = (next: string): readonly Interruption[] => [
  [0.2, 'backend-1 is killed', async (topology) => killAndReplace(topology, 'backend-1')],
  [0.4, 'shop-1 is killed', async (topology) => killAndReplace(topology, 'shop-1')],
  [0.6, 'backend-2 is killed', async (topology) => killAndReplace(topology, 'backend-2')],
  [
    0.7,
    'every instance is replaced by the next release',
    async (topology, reporter) => release(topology, next, reporter),
  ],
]

type Interruption = readonly [share: number, title: string, act: Act]

/** Returns false when something that was promised did not hold. */
type Act = (topology: Topology, reporter: Reporter) => Promise<boolean>

async function killAndReplace(topology: Topology, name: string): Promise<boolean> {
  await topology.part(name).kill()
  await topology.replace(name)
  return true
}

interface Visit extends Account {
  readonly shopper: Shopper
  /** The cart with which the shopper left. */
  readonly left: readonly string[] | undefined
}

/** Shoppers buy while servers are killed and all are replaced by the next release; then the books are compared. */
export async function buy(
  topology: Topology,
  { shoppers, atOnce: limit }: BuyOptions,
  reporter: Reporter,
): Promise<boolean> {
  const { note } = reporter
  const planned = interruptions(await topology.makeNext())
  const run = `buy${Date.now().toString(36)}`
  const merchant = await openMerchant(topology.site, topology.site.internalUrl)
  const products: TestProduct[] = []
  for (const title of ['Kill proof scarf', 'Kill proof cup', 'Kill proof lamp', 'Kill proof throw'])
    products.push(await merchant.makeProduct(title, shoppers + early + browsers))
  const open = await topology.openPage(products[0]?.slug ?? '')
  const samples: Sample[] = []
  const acts: Promise<boolean>[] = []
  let served = 0
  const begun = Date.now()
  const time = () => `${((Date.now() - begun) / 1000).toFixed(0)} s`

  function interrupt(): void {
    const [share = 2, title, act] = planned[acts.length] ?? []
    if (act === undefined || served < share * shoppers) return
    note(`${time()}: ${title}`)
    // The next one begins when this one is over: one instance of each is always there.
    const before = acts.at(-1) ?? Promise.resolve(true)
    acts.push(
      before.then(async () => {
        const isKept = await act(topology, reporter)
        note(`${time()}: replaced`)
        return isKept
      }),
    )
  }

  async function visit(visitor: number): Promise<Visit> {
    const email = `${run}-${visitor}@shopper.example`
    const shopper = openShopper(topology, { visitor: visitor + 1, email }, (sample) => samples.push(sample))
    const product = products[visitor % products.length]
    if (product === undefined) throw new Error('There is no product')
    const wish: Wish = { product, quantity: 1 + (visitor % 2) }
    try {
      await shopper.fillCart(wish)
      if (leaves(visitor))
        return {
          email,
          shopper,
          left: [lineOf(wish)],
          ending: { kind: 'gave-up', reason: 'left with a full cart' },
        }
      return { email, shopper, left: undefined, ending: await shopper.buy() }
    } catch (error) {
      return { email, shopper, left: undefined, ending: { kind: 'gave-up', reason: String(error) } }
    } finally {
      served += 1
      interrupt()
    }
  }

  const waiting = await atOnce(
    Array.from({ length: early }, (_, index) => shoppers + index),
    early,
    async (visitor) => {
      const email = `${run}-${visitor}@shopper.example`
      const shopper = openShopper(topology, { visitor: visitor + 1, email }, (sample) => samples.push(sample))
      const [product] = products
      if (product === undefined) throw new Error('There is no product')
      await shopper.fillCart({ product, quantity: 1 })
      await shopper.reachPayment()
      return { email, shopper, left: undefined }
    },
  )

  const passing = await atOnce(
    Array.from({ length: shoppers }, (_, visitor) => visitor),
    limit,
    visit,
  )
  const areKept = (await Promise.all(acts)).every(Boolean) && acts.length === planned.length
  const late = await atOnce(waiting, early, async (visitor): Promise<Visit> => ({
    ...visitor,
    ending: await visitor.shopper.buy(),
  }))
  const visits = [...passing, ...late]
  const duration = (Date.now() - begun) / 1000
  const lostCarts = await countLostCarts(visits)
  for (const { shopper } of visits) await shopper.leave()
  const differences = await compareBooks(topology.databaseUrl, run, visits)
  const unhappy = visits.filter(({ ending, left }) => ending.kind !== 'ordered' && left === undefined)
  note(describeSamples(samples))
  note(`${shoppers} shoppers, ${limit} at once, in ${duration.toFixed(0)} s`)
  note(`${errorRate(samples)} of ${samples.length} requests had no answer or a status of 500 and more`)
  const ordered = (some: readonly Visit[]) => some.filter(({ ending }) => ending.kind === 'ordered').length
  note(`${ordered(visits)} ordered, ${unhappy.length} could not`)
  note(`${ordered(late)} of ${early} who had opened the checkout before the release ordered after it`)
  for (const { email, ending } of unhappy.slice(0, 10)) note(`        ${email}: ${JSON.stringify(ending)}`)
  note(`${String(lostCarts.length).padStart(5)} carts that were lost ${lostCarts.slice(0, 5).join(', ')}`)
  note(describeDifferences(differences))
  const goesOn = await open.goesOn()
  note(
    `A page that was open all the time ${goesOn ? 'went on' : `did not go on:\n${readFileSync(open.logFile, 'utf8')}`}`,
  )
  return areKept && goesOn && isClean(differences) && lostCarts.length === 0 && unhappy.length === 0
}

const lineOf = ({ product, quantity }: Wish): string => `${quantity} of ${product.variantId}`

async function countLostCarts(visits: readonly Visit[]): Promise<readonly string[]> {
  const kept = visits.filter(({ left }) => left !== undefined)
  const lost = await atOnce(kept, 5, async ({ email, shopper, left }) => {
    const lines = await shopper.comeBack().catch(() => [])
    const found = lines.map(({ quantity, variantId }) => `${quantity} of ${variantId}`)
    return found.join() === left?.join() ? [] : [`${email}: ${found.join()}`]
  })
  return lost.flat()
}
