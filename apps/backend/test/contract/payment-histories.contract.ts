import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { done, signInAdmin } from '../support/backend'
import { cartReadyToPay } from '../support/checkout'
import { booksOf, type Books } from '../support/payments'
import { playHistory, type CartToPay, type PlayedHistory } from '../support/payment-history'
import { makeProducts, stockLocation, type TestProducts } from '../support/products'
import { at, listAt } from '../support/read'

/** This many histories, or as many as fit into the time, and at least `fewest`. */
const wanted = Number(process.env['PAYMENT_HISTORIES'] ?? 0)
const fewest = 10
/** Far enough apart that the histories of one night are not those of the night before. */
const firstSeed = (Number(process.env['TEST_SEED'] ?? 1) - 1) * 100_000 + 1
/** In milliseconds. */
const time = 40_000
const limit = Math.max(600_000, wanted * 3000)
/** Shoppers at the same time. */
const shoppers = 4

/** Of each group of histories, the first ones want the same product, which has fewer pieces than they are. */
const groupSize = 24
const piecesOfScarce = 2

let admin: string
let plenty: TestProducts
const scarce: TestProducts[] = []
const scarceCarts = new Map<number, Promise<readonly CartToPay[]>>()

beforeAll(async () => {
  admin = await signInAdmin()
  plenty = await makeProducts(admin, 'Bought at random', 1_000_000)
})
afterAll(async () => {
  for (const product of [plenty, ...scarce]) await product.remove()
})

async function cartWith({ variantId }: TestProducts): Promise<CartToPay> {
  return { ...(await cartReadyToPay([{ variant_id: variantId, quantity: 1 }])), variantId }
}

/** All at once, while none is sold: what is sold out cannot be put into a cart. */
async function makeScarceCarts(): Promise<readonly CartToPay[]> {
  const product = await makeProducts(admin, 'Soon sold out', piecesOfScarce)
  scarce.push(product)
  return Promise.all(Array.from({ length: shoppers }, async () => cartWith(product)))
}

async function cartFor(seed: number): Promise<CartToPay> {
  const group = Math.floor(seed / groupSize)
  const carts = scarceCarts.get(group) ?? makeScarceCarts()
  scarceCarts.set(group, carts)
  return (await carts)[seed % groupSize] ?? cartWith(plenty)
}

async function playMany(): Promise<readonly PlayedHistory[]> {
  const played: PlayedHistory[] = []
  const begun = Date.now()
  const end = begun + time
  let seed = firstSeed
  const isOver = () => seed >= firstSeed + (wanted || fewest) && (wanted > 0 || Date.now() > end)
  const shopper = async (): Promise<void> => {
    while (!isOver()) {
      seed += 1
      const own = seed - 1
      played.push(await playHistory(own, await cartFor(own)))
      if (played.length % 100 === 0) console.info(`${played.length} histories after ${since(begun)} s`)
    }
  }
  await Promise.all(Array.from({ length: shoppers }, shopper))
  return played
}

const since = (moment: number): number => Math.round((Date.now() - moment) / 1000)

const minute = 60_000

/**
 * As if eleven minutes had passed since each session was opened: each shopper who paid has an order by then, or the money
 * back. The job looks at a session in the five minutes after the tenth.
 */
async function settleAll(begun: number): Promise<void> {
  for (let moment = Date.now(); moment > begun - 4 * minute; moment -= 4 * minute)
    await done('POST', '/admin/workflows-executions/job-settle-payments/run', {
      bearer: admin,
      body: { input: { scheduledFor: new Date(moment + 10.5 * minute).toISOString() } },
    })
}

interface Ledger {
  readonly orders: readonly { readonly total: number; readonly provider: string }[]
  readonly books: readonly Books[]
}

async function ledgerOf({ cart, email }: PlayedHistory): Promise<Ledger> {
  const fields = encodeURIComponent('id,total,*payment_collections.payments')
  const found = await done('GET', `/admin/orders?q=${encodeURIComponent(email)}&limit=10&fields=${fields}`, {
    bearer: admin,
  })
  const orders = listAt(found, 'orders').map((order) => ({
    total: Number(at(order, 'total')),
    provider: String(at(order, 'payment_collections.0.payments.0.provider_id')),
  }))
  return { orders, books: await booksOf(cart) }
}

/** What is wrong with the books of a cart; undefined when they are right. */
function faultIn({ orders, books }: Ledger): string | undefined {
  const left = books.map(({ charged, refunded, cancelled }) => cents(charged - refunded - cancelled))
  const kept = left.filter((sum) => sum !== 0)
  const [order] = orders
  if (orders.length > 1) return 'more than one order'
  if (order === undefined || order.provider === 'pp_system_default')
    return kept.length === 0 ? undefined : 'a charge without an order'
  if (kept.length === 0) return 'an order without a charge'
  if (kept.length > 1) return 'two charges for an order'
  return kept[0] === cents(order.total) ? undefined : 'a charge of another sum'
}

const cents = (sum: number): number => Math.round(sum * 100)

/** The ledger of a cart, as soon as it is right; some of the provider's messages are still under way. */
async function rightLedgerOf(history: PlayedHistory): Promise<Ledger> {
  return vi.waitFor(
    async () => {
      const ledger = await ledgerOf(history)
      expect({ fault: faultIn(ledger), ...history, ledger }).toMatchObject({ fault: undefined })
      return ledger
    },
    { timeout: 60_000, interval: 500 },
  )
}

/** Some at a time, since there may be thousands. */
async function readAll(histories: readonly PlayedHistory[]): Promise<readonly Ledger[]> {
  const left = [...histories]
  const ledgers: Ledger[] = []
  const reader = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) ledgers.push(await rightLedgerOf(next))
  }
  await Promise.all(Array.from({ length: shoppers }, reader))
  return ledgers
}

/** In cents. An order that is paid on delivery is none of the provider's. */
function sumsOf(ledgers: readonly Ledger[]) {
  const orders = ledgers
    .flatMap((one) => one.orders)
    .filter(({ provider }) => provider !== 'pp_system_default')
  const books = ledgers.flatMap((one) => one.books)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + cents(value), 0)
  return {
    orders: orders.length,
    ordered: sum(orders.map(({ total }) => total)),
    charged: sum(books.map(({ charged }) => charged)),
    refunded: sum(books.map(({ refunded }) => refunded)),
    canceled: sum(books.map(({ cancelled }) => cancelled)),
  }
}

/** What the shoppers, the provider, its webhooks and the network did; a line that ends in a colon only joins the next ones. */
const commandsIn = (histories: readonly PlayedHistory[]): number =>
  histories.flatMap(({ steps }) => steps).filter((step) => !step.endsWith(':')).length

it(
  'Whatever shopper, second tab, provider and network do: what was charged is what was ordered and not given back',
  async () => {
    const begun = Date.now()
    const histories = await playMany()
    // The last webhooks of the provider, one and two seconds after a payment.
    await sleep(3000)
    await settleAll(begun)
    const ledgers = await readAll(histories)
    const sums = sumsOf(ledgers)
    console.info(`${histories.length} histories, ${commandsIn(histories)} commands: ${JSON.stringify(sums)}`)
    expect(sums.charged - sums.canceled).toBe(sums.ordered + sums.refunded)
    expect(sums.ordered).toBeGreaterThan(0)
    for (const { inventoryItemId } of scarce)
      expect((await stockLocation(admin, inventoryItemId)).reserved).toBeLessThanOrEqual(piecesOfScarce)
    expect(histories.length).toBeGreaterThanOrEqual(wanted || fewest)
  },
  limit,
)
