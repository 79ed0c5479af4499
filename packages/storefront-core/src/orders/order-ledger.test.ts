import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostile, almost } from '@umber/fake-backend/hostile'
import { randomRuns } from '../../test/support/random-runs.ts'
import { WireOrder, type ModelOptions } from '../../test/support/wire-order.ts'
import type { OrderLedger } from '../ports/order-ledger.ts'
import { lineAmount, orderLedgerFromWire } from './order-ledger.ts'

const read = (order: WireOrder) => orderLedgerFromWire(order.wire(), 'inr')
const cents = (amount = Number.NaN) => Math.round(amount * 100)
const rowsOf = ({ rows }: OrderLedger) =>
  Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount.amount]))
/** What is to be paid is negative. */
const balanceOf = ({ balance }: OrderLedger) =>
  balance.kind === 'settled' ? 0 : cents(balance.amount.amount) * (balance.kind === 'owed' ? 1 : -1)

const plain: ModelOptions = { includesTax: true, discountPercent: 0, taxPercent: 18, delivery: 599 }

function shirts(quantity = 2, options: Partial<ModelOptions> = {}): WireOrder {
  const order = new WireOrder({ ...plain, ...options })
  order.add(18_900, quantity)
  return order
}

function arrived(quantity = 2, options: Partial<ModelOptions> = {}): WireOrder {
  const order = shirts(quantity, options)
  order.capture()
  order.send()
  return order
}

describe('The ledger of an order', () => {
  it('shows a refund without a return as a row, and takes its tax off too', () => {
    const order = shirts()
    order.add(3900, 1)
    order.capture()
    const tax = read(order).taxIncluded?.amount ?? 0
    order.refund(5000 / 42_299)
    const ledger = read(order)
    expect(rowsOf(ledger)).toEqual({ items: 417, delivery: 5.99, credit: -50 })
    expect(ledger).toMatchObject({
      total: { amount: 372.99 },
      charged: { amount: 422.99 },
      refunded: { amount: 50 },
      balance: { kind: 'settled' },
    })
    expect(ledger.taxIncluded?.amount).toBeCloseTo((tax * 372.99) / 422.99, 1)
  })

  describe('paid in part with credit', () => {
    /** Medusa takes credit lines off the total. */
    const paidWith = (order: WireOrder, coins: number, references: readonly string[]) => {
      const wire = order.wire() as unknown as { readonly total: number; readonly summary: object }
      const credit = (coins / 100) * references.length
      const { pending_difference: pending } = wire.summary as { readonly pending_difference: number }
      return {
        ...wire,
        total: wire.total - credit,
        credit_line_total: credit,
        credit_lines: references.map((reference) => ({ reference, amount: coins / 100 })),
        summary: { ...wire.summary, pending_difference: pending - credit },
      }
    }

    it('has a row of each, and the rest as its total', () => {
      const ledger = orderLedgerFromWire(paidWith(shirts(), 10_000, ['gift-card', 'store-credit']), 'inr')
      expect(rowsOf(ledger)).toEqual({ items: 378, delivery: 5.99, 'gift-card': -100, 'store-credit': -100 })
      expect(ledger).toMatchObject({
        total: { amount: 183.99 },
        balance: { kind: 'to-pay', amount: { amount: 183.99 } },
      })
      // The tax of all of it: credit pays, and takes nothing off the price.
      expect(ledger.taxIncluded).toEqual(read(shirts()).taxIncluded)
    })

    it('takes no row of a refund for credit', () => {
      const ledger = orderLedgerFromWire(paidWith(shirts(), 10_000, ['gift-card', 'pay_123']), 'inr')
      expect(rowsOf(ledger)).toMatchObject({ 'gift-card': -100, credit: -100 })
    })

    it('owes back what the credit has paid too much when all of it came back', () => {
      const wire = paidWith(shirts(), 38_399, ['gift-card'])
      const back = {
        ...wire,
        total: -378,
        items: [],
        summary: { paid_total: 0, refunded_total: 0, pending_difference: -378 },
      }
      const owed = orderLedgerFromWire(back, 'inr')
      expect(rowsOf(owed)).toMatchObject({ delivery: 5.99, 'gift-card': -5.99 })
      expect(owed).toMatchObject({ total: { amount: 0 }, balance: { kind: 'owed', amount: { amount: 378 } } })
      const given = { ...back, summary: { paid_total: 0, refunded_total: 378, pending_difference: 0 } }
      expect(orderLedgerFromWire(given, 'inr').balance).toEqual({ kind: 'settled' })
    })
  })

  it('shows what was charged for a canceled order, and that it was given back', () => {
    const order = shirts(1)
    order.capture()
    order.cancel()
    const ledger = read(order)
    expect(rowsOf(ledger)).toEqual({ items: 189, delivery: 5.99, canceled: -194.99 })
    expect(ledger).toMatchObject({
      total: { amount: 0 },
      charged: { amount: 194.99 },
      refunded: { amount: 194.99 },
      balance: { kind: 'settled' },
    })
  })

  it('asks nothing for a canceled order that was never charged', () => {
    const order = shirts(1)
    order.cancel()
    const ledger = read(order)
    expect(rowsOf(ledger)).toEqual({ items: 189, delivery: 5.99, canceled: -194.99 })
    expect(ledger).toMatchObject({ total: { amount: 0 }, balance: { kind: 'settled' } })
    expect(ledger.charged).toBeUndefined()
  })

  it('says what a canceled order owes that was charged and not given back', () => {
    const order = shirts(1)
    order.cancel()
    order.captured = 19_499
    expect(read(order).balance).toMatchObject({ kind: 'owed', amount: { amount: 194.99 }, when: 'now' })
  })

  it('has the discount once, and lines before it', () => {
    const order = shirts(2, { discountPercent: 10 })
    order.add(3900, 1)
    expect(rowsOf(read(order))).toEqual({ items: 417, discount: -41.7, delivery: 5.99 })
    const { items } = order.wire() as { items: readonly unknown[] }
    expect(items.map((line) => lineAmount(line, 'inr')?.amount)).toEqual([378, 39])
  })

  it('takes off what is on its way back, and says that it is paid back after it came', () => {
    const order = arrived(2, { discountPercent: 10 })
    order.announceReturn(1)
    const asked = read(order)
    expect(rowsOf(asked)).toEqual({ items: 378, returned: -189, discount: -18.9, delivery: 5.99 })
    expect(asked.balance).toMatchObject({ kind: 'owed', amount: { amount: 170.1 }, when: 'after-return' })
    order.receive()
    expect(read(order)).toMatchObject({ ...asked, balance: { kind: 'owed', when: 'now' } })
    order.refund(17_010 / order.captured)
    expect(read(order)).toMatchObject({ rows: asked.rows, balance: { kind: 'settled' } })
  })

  it.each([true, false])('asks nothing for the replacement of a claim; sent back: %s', (isSentBack) => {
    const order = arrived()
    order.claim(isSentBack)
    expect(read(order)).toMatchObject({ total: { amount: 383.99 }, balance: { kind: 'settled' } })
    order.receive()
    expect(read(order)).toMatchObject({ total: { amount: 383.99 }, balance: { kind: 'settled' } })
  })

  it('settles an exchange of equals, with the way back where it costs something', () => {
    const order = arrived()
    order.exchange(18_900)
    expect(read(order)).toMatchObject({ total: { amount: 383.99 }, balance: { kind: 'settled' } })
    order.receive()
    expect(read(order)).toMatchObject({ total: { amount: 383.99 }, balance: { kind: 'settled' } })
    const other = arrived()
    other.announceReturn(1, 2000)
    expect(rowsOf(read(other))).toMatchObject({ 'return-delivery': 20, returned: -189 })
  })

  it('says what an order costs more after an edit, and what it owes after one that costs less', () => {
    const up = shirts()
    up.capture()
    up.addPiece(3900)
    expect(read(up).balance).toMatchObject({
      kind: 'to-pay',
      amount: { amount: 39 },
    })
    const down = shirts()
    down.capture()
    down.removePiece()
    expect(read(down).balance).toMatchObject({ kind: 'owed', amount: { amount: 189 }, when: 'now' })
  })

  it('has the tax as a row where it is added to the prices', () => {
    const order = shirts(2, { includesTax: false, discountPercent: 10, taxPercent: 10 })
    const ledger = read(order)
    expect(rowsOf(ledger)).toEqual({ items: 378, discount: -37.8, delivery: 5.99, tax: 34.62 })
    expect(ledger.taxIncluded).toBeUndefined()
  })

  it('reserves what no provider has charged yet, and nothing of what is paid later or given up', () => {
    const collection = (provider_id: string, more: object = {}) => ({
      status: 'authorized',
      authorized_amount: 100,
      captured_amount: 30,
      payments: [{ provider_id }],
      ...more,
    })
    const reserved = (...payment_collections: readonly object[]) =>
      orderLedgerFromWire({ total: 100, payment_collections }, 'inr').reserved?.amount
    expect(reserved(collection('pp_test'))).toBe(70)
    expect(reserved(collection('pp_system_default'))).toBeUndefined()
    expect(reserved(collection('pp_test', { status: 'canceled' }))).toBeUndefined()
  })

  it('rounds to the coins of the currency', () => {
    const wire = { total: 1000.4, items: [{ unit_price: 333.3, quantity: 3, total: 999.9 }] }
    expect(orderLedgerFromWire(wire, 'jpy')).toMatchObject({ total: { amount: 1000 } })
    expect(orderLedgerFromWire(wire, 'xx').total?.amount).toBe(1000.4)
  })

  const price = fc.constantFrom(1, 333, 3900, 18_900, 99_999)
  const action = fc.oneof(
    fc.constant((order: WireOrder) => order.capture()),
    fc.constantFrom(0.1, 0.5, 1).map((part) => (order: WireOrder) => order.refund(part)),
    fc.constant((order: WireOrder) => order.cancel()),
    fc.constant((order: WireOrder) => order.send()),
    fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(0, 2000)).map(
      ([quantity, delivery]) =>
        (order: WireOrder) =>
          order.announceReturn(quantity, delivery),
    ),
    fc.constant((order: WireOrder) => order.receive()),
    price.map((cost) => (order: WireOrder) => order.exchange(cost)),
    fc.boolean().map((isSentBack) => (order: WireOrder) => order.claim(isSentBack)),
    fc.constant((order: WireOrder) => order.removePiece()),
    price.map((cost) => (order: WireOrder) => order.addPiece(cost)),
  )
  const options = fc.record({
    includesTax: fc.boolean(),
    discountPercent: fc.constantFrom(0, 10, 33),
    taxPercent: fc.constantFrom(0, 5, 18),
    delivery: fc.constantFrom(0, 599),
  })

  it('adds up as it is shown, whatever a merchant and a shopper do', () => {
    const first = fc.array(fc.tuple(price, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 3 })
    const histories = fc.property(
      options,
      first,
      fc.array(action, { maxLength: 12 }),
      (how, lines, actions) => {
        const order = new WireOrder(how)
        for (const [cost, quantity] of lines) order.add(cost, quantity)
        for (const act of actions) {
          act(order)
          const ledger = read(order)
          const { rows, total, charged, refunded } = ledger
          const shown = cents(total?.amount)
          expect(rows.reduce((sum, { amount }) => sum + cents(amount.amount), 0)).toBe(shown)
          const { items } = order.wire() as { items: readonly unknown[] }
          const amounts = items.map((line) => cents(lineAmount(line, 'inr')?.amount))
          expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(cents(rowsOf(ledger)['items']))
          expect(cents(charged?.amount ?? 0)).toBe(order.captured)
          expect(cents(refunded?.amount ?? 0)).toBe(order.refunded)
          expect(balanceOf(ledger)).toBe(order.captured - order.refunded - shown)
          expect(rowsOf(ledger)).not.toHaveProperty('other')
          const replaced = -cents(rowsOf(ledger)['replaced'] ?? 0)
          expect(Math.abs(shown + replaced - Math.max(0, order.cost()))).toBeLessThan(1)
          expect(replaced > 0 && balanceOf(ledger) > 0).toBe(false)
        }
      },
    )
    fc.assert(histories, { numRuns: randomRuns(400) })
  })

  it('[MAP-05] is read from any answer without throwing', () => {
    const part = almost({
      unit_price: hostile,
      quantity: hostile,
      amount: hostile,
      total: hostile,
      detail: hostile,
    })
    const order = almost({
      status: fc.constantFrom('pending', 'canceled', 'archived'),
      total: hostile,
      credit_line_total: hostile,
      items: fc.array(part, { maxLength: 3 }),
      shipping_methods: fc.array(part, { maxLength: 2 }),
      payment_collections: hostile,
    })
    fc.assert(
      fc.property(fc.oneof(order, hostile), fc.constantFrom('inr', 'jpy', '', 'x y'), (wire, currency) => {
        const { rows, total, balance } = orderLedgerFromWire(wire, currency)
        expect(total?.amount ?? 0).toBeGreaterThanOrEqual(0)
        for (const { amount } of rows) expect(Number.isFinite(amount.amount)).toBe(true)
        expect(['settled', 'to-pay', 'owed']).toContain(balance.kind)
      }),
    )
  })
})
