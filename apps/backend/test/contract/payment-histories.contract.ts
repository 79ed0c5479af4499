import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { done, signInAdmin } from '../support/backend'
import { booksOf, type Books } from '../support/payments'
import { playHistory, type PlayedHistory } from '../support/payment-history'
import { makeProducts, type TestProducts } from '../support/products'
import { at, listAt } from '../support/read'

/** This many histories, or as many as fit into the time. */
const wanted = Number(process.env['PAYMENT_HISTORIES'] ?? 0)
const firstSeed = Number(process.env['PAYMENT_SEED'] ?? 1)
/** In milliseconds. */
const time = 40_000
const limit = wanted === 0 ? 180_000 : 3_600_000
/** Shoppers at the same time. */
const shoppers = 4

let admin: string
let plenty: TestProducts
let scarce: TestProducts

beforeAll(async () => {
  admin = await signInAdmin()
  plenty = await makeProducts(admin, 'Bought at random', 1_000_000)
  scarce = await makeProducts(admin, 'Soon sold out', 25)
})
afterAll(async () => {
  await plenty.remove()
  await scarce.remove()
})

/** Every sixth shopper wants what is soon sold out. */
const linesOf = (seed: number) => [{ variant_id: (seed % 6 === 0 ? scarce : plenty).variantId, quantity: 1 }]

async function playMany(): Promise<readonly PlayedHistory[]> {
  const played: PlayedHistory[] = []
  const end = Date.now() + time
  let seed = firstSeed
  const isOver = () => (wanted === 0 ? Date.now() > end : seed >= firstSeed + wanted)
  const shopper = async (): Promise<void> => {
    while (!isOver()) {
      seed += 1
      played.push(await playHistory(seed - 1, linesOf(seed - 1)))
    }
  }
  await Promise.all(Array.from({ length: shoppers }, shopper))
  return played
}

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

it(
  'Whatever shopper, second tab, provider and network do: what was charged is what was ordered and not given back',
  async () => {
    const begun = Date.now()
    const histories = await playMany()
    // The last webhooks of the provider, one and two seconds after a payment.
    await sleep(3000)
    await settleAll(begun)
    let charged = 0
    let placed = 0
    for (const history of histories) {
      const { orders, books } = await vi.waitFor(
        async () => {
          const ledger = await ledgerOf(history)
          const fault = faultIn(ledger)
          expect({ fault, ...history, ledger }).toMatchObject({ fault: undefined })
          return ledger
        },
        { timeout: 60_000, interval: 500 },
      )
      placed += orders.reduce(
        (sum, { total, provider }) => sum + (provider === 'pp_system_default' ? 0 : cents(total)),
        0,
      )
      charged += books.reduce((sum, book) => sum + cents(book.charged - book.refunded - book.cancelled), 0)
    }
    console.info(`${histories.length} histories, ${placed / 100} charged for orders`)
    expect(charged).toBe(placed)
    expect(placed).toBeGreaterThan(0)
    expect(histories.length).toBeGreaterThanOrEqual(wanted || 10)
  },
  limit,
)
