import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { field, list, number } from '../../../src/parse/read.ts'
import { returnableQuantity } from '../../../src/orders/returnable.ts'
import type { OrderDetails, OrderLine } from '../../../src/ports/order-history.ts'
import { expectAddedUp } from '../../support/shown-order.ts'
import type { Quantities } from './merchant.ts'
import { openShopWithOrders, type MadeOrder, type ShopWithOrders } from './shop-with-orders.ts'

const count = Number(process.env['ORDER_HISTORIES'] ?? 3)
const seed = Number(process.env['TEST_SEED'] ?? 1)
const always = { days: 30, now: 0 }

let shop: ShopWithOrders
beforeAll(async () => {
  shop = await openShopWithOrders()
}, 60_000)
afterAll(async () => shop.merchant.close())

/** An order, its page, and the returns that are on their way. */
interface Turn {
  readonly order: MadeOrder
  readonly page: OrderDetails
  readonly returns: { readonly id: string; readonly items: readonly Quantities[] }[]
  /** 0 to 1. */
  readonly chance: number
}

type Act = (turn: Turn) => Promise<unknown> | undefined

const some = <Value>(values: readonly Value[], chance: number): Value | undefined =>
  values[Math.floor(chance * values.length)]

/** One to all of the pieces of a line for which `left` says more than none. */
function piecesOf(
  { page, chance }: Turn,
  left: (line: OrderLine) => number,
): readonly [Quantities] | undefined {
  const line = some(
    page.items.filter((one) => left(one) > 0),
    chance,
  )
  return line && [{ id: line.id, quantity: 1 + Math.floor(((chance * 7) % 1) * left(line)) }]
}

const returnable = (turn: Turn) => piecesOf(turn, (line) => returnableQuantity(line, turn.page, always))
const unpacked = (turn: Turn) => piecesOf(turn, ({ quantity, packed }) => quantity - packed)
const isMoved = ({ page }: Turn) => page.parcels.length > 0

/** What a merchant may do; undefined where there is nothing to do it to. */
const acts = {
  pay: ({ order, page: { payment, ledger } }) => {
    if (payment?.kind === 'authorized') return shop.merchant.capture(order.id)
    return ledger.balance.kind === 'to-pay' ? shop.merchant.markAsPaid(order.id) : undefined
  },
  refund: ({ order, page, chance }) => page.ledger.charged && refundPart(order, chance),
  pack: (turn) => {
    const items = unpacked(turn)
    return items && shop.merchant.pack(turn.order.id, items)
  },
  ship: ({ order, page, chance }) => {
    const parcel = some(
      page.parcels.filter(({ shippedAt, deliveredAt }) => !shippedAt && !deliveredAt),
      chance,
    )
    const items = parcel?.items.map(({ lineId, quantity }) => ({ id: lineId, quantity }))
    return parcel && items && shop.merchant.ship(order.id, parcel.id, items, [`AWB-${parcel.id}`])
  },
  deliver: ({ order, page, chance }) => {
    const parcel = some(
      page.parcels.filter(({ shippedAt, deliveredAt }) => shippedAt && !deliveredAt),
      chance,
    )
    return parcel && shop.merchant.deliver(order.id, parcel.id)
  },
  announce: (turn) => {
    const items = returnable(turn)
    return items && comingBack(turn, items, shop.merchant.announceReturn(turn.order.id, items))
  },
  receive: ({ returns }) => {
    const next = returns.shift()
    return next && shop.merchant.receive(next.id, next.items)
  },
  exchange: (turn) => {
    const items = returnable(turn)
    const instead = [{ variant_id: turn.chance > 0.5 ? shop.candle : shop.shirt, quantity: 1 }]
    return items && comingBack(turn, items, shop.merchant.exchange(turn.order.id, items, instead))
  },
  claim: (turn) => {
    const items = returnable(turn)
    const instead = [{ variant_id: shop.shirt, quantity: 1 }]
    const how = turn.chance > 0.5 ? { back: items ?? [] } : {}
    return items && comingBack(turn, items, shop.merchant.claim(turn.order.id, how, instead))
  },
  add: (turn) =>
    isMoved(turn)
      ? undefined
      : shop.merchant.addTo(turn.order.id, [{ variant_id: shop.candle, quantity: 1 }]),
  remove: (turn) => {
    const [items] = [unpacked(turn)]
    const line = turn.page.items.find(({ id }) => id === items?.[0].id)
    if (items === undefined || line === undefined || turn.page.items.length < 2) return undefined
    return shop.merchant.leave(turn.order.id, { id: line.id, quantity: line.quantity - 1 })
  },
  cancel: (turn) => (isMoved(turn) || turn.chance < 0.7 ? undefined : shop.merchant.cancel(turn.order.id)),
} satisfies Readonly<Record<string, Act>>

async function refundPart({ id }: MadeOrder, chance: number): Promise<void> {
  const coins = Math.floor((await shop.merchant.refundable(id)) * 100 * chance)
  if (coins > 0) await shop.merchant.refund(id, coins / 100)
}

async function comingBack(
  { returns }: Turn,
  items: readonly Quantities[],
  made: Promise<string>,
): Promise<void> {
  const id = await made
  if (id !== '') returns.push({ id, items })
}

/** The beginning of every second history: more can be done to pieces that have arrived. */
const sent = (['pay', 'pack', 'ship', 'deliver'] as const).map((name) => [name, 0.4] as const)

const history = fc.array(
  fc.tuple(
    fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
    fc.double({ min: 0, max: 0.999, noNaN: true }),
  ),
  { minLength: 10, maxLength: 14 },
)

it(
  `The sums of an order add up, and are Medusa’s, whatever a merchant does (${count} histories, TEST_SEED=${seed})`,
  { timeout: 900_000 },
  async () => {
    let taken = 0
    for (const [nth, steps] of fc.sample(history, { seed, numRuns: count }).entries()) {
      const order = await shop.order(
        [
          [shop.shirt, 2],
          [shop.candle, 1],
        ],
        nth % 2 === 0 ? shop.code : undefined,
      )
      const returns: Turn['returns'] = []
      const way: string[] = []
      for (const [name, chance] of nth % 2 === 0 ? steps : [...sent, ...steps]) {
        const { page } = await shop.read(order.id)
        if (page.status.kind === 'canceled') break
        const act: Act = acts[name]
        const done = act({ order, page, returns, chance })
        if (done === undefined) continue
        await done
        way.push(name)
        const seen = await shop.read(order.id)
        try {
          expectAddedUp(seen)
          const { ledger } = seen.page
          const { pending, ...paid } = await medusaSays(order.id)
          expect({
            charged: ledger.charged?.amount ?? 0,
            refunded: ledger.refunded?.amount ?? 0,
          }).toEqual(paid)
          const { balance } = ledger
          const due = balance.kind === 'settled' ? 0 : balance.amount.amount
          // Medusa asks for the free replacements too.
          const free = -(ledger.rows.find(({ kind }) => kind === 'replaced')?.amount.amount ?? 0)
          expect((balance.kind === 'owed' ? -due : due) + free).toBeCloseTo(pending, 2)
        } catch (error) {
          throw new Error(`After ${way.join(', ')} of ${order.id}`, { cause: error })
        }
      }
      taken += way.length
      process.stdout.write(`${way.join(', ')}\n`)
    }
    expect(taken).toBeGreaterThan(count * 4)
  },
)

/** What its payments come to, and what its summary says is to be paid; negative when it is owed to the shopper. */
async function medusaSays(id: string) {
  const order = await shop.merchant.read(id)
  const sum = (name: string) =>
    list(field(order, 'payment_collections')).reduce<number>(
      (all, collection) => all + (number(field(collection, name)) ?? 0),
      0,
    )
  const cents = (amount: number) => Math.round(amount * 100) / 100
  return {
    charged: cents(sum('captured_amount')),
    refunded: cents(sum('refunded_amount')),
    pending: number(field(field(order, 'summary'), 'pending_difference')) ?? 0,
  }
}
