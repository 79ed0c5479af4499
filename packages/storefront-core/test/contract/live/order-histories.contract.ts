import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { field, number } from '../../../src/parse/read.ts'
import { returnablePieces } from '../../../src/orders/returnable.ts'
import type { OrderDetails, OrderLine } from '../../../src/ports/order-history.ts'
import { expectAddedUp } from '../../support/shown-order.ts'
import type { Pieces } from './merchant.ts'
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
  readonly returns: { readonly id: string; readonly items: readonly Pieces[] }[]
  /** 0 to 1. */
  readonly chance: number
}

type Act = (turn: Turn) => Promise<unknown> | undefined

const some = <Value>(values: readonly Value[], chance: number): Value | undefined =>
  values[Math.floor(chance * values.length)]

/** One to all of the pieces of a line for which `left` says more than none. */
function piecesOf({ page, chance }: Turn, left: (line: OrderLine) => number): readonly [Pieces] | undefined {
  const line = some(
    page.items.filter((one) => left(one) > 0),
    chance,
  )
  return line && [{ id: line.id, quantity: 1 + Math.floor(chance * (left(line) - 1)) }]
}

const returnable = (turn: Turn) => piecesOf(turn, (line) => returnablePieces(line, turn.page, always))
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
    const items = parcel?.pieces.map(({ lineId, quantity }) => ({ id: lineId, quantity }))
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
    return items && comingBack(turn, items, shop.merchant.claim(turn.order.id, { back: items }, instead))
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

async function comingBack({ returns }: Turn, items: readonly Pieces[], made: Promise<string>): Promise<void> {
  const id = await made
  if (id !== '') returns.push({ id, items })
}

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
      for (const [name, chance] of steps) {
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
          const { paid, refunded, pending } = await medusaSays(order.id)
          const { ledger } = seen.page
          expect({ charged: ledger.charged?.amount ?? 0, refunded: ledger.refunded?.amount ?? 0 }).toEqual({
            charged: paid,
            refunded,
          })
          const { balance } = ledger
          const due = balance.kind === 'settled' ? 0 : balance.amount.amount
          expect(balance.kind === 'owed' ? -due : due).toBeCloseTo(pending, 2)
        } catch (error) {
          throw new Error(`After ${way.join(', ')} of ${order.id}`, { cause: error })
        }
      }
    }
  },
)

async function medusaSays(id: string) {
  const summary = field(await shop.merchant.read(id), 'summary')
  const amount = (name: string) => number(field(summary, name)) ?? 0
  return {
    paid: amount('paid_total'),
    refunded: amount('refunded_total'),
    pending: amount('pending_difference'),
  }
}
