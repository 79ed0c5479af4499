import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderDocument } from '../../../src/ports/order-records.ts'
import { expectAddedUp } from '../../support/shown-order.ts'
import { openShopWithOrders, type MadeOrder, type ShopWithOrders } from './shop-with-orders.ts'

let shop: ShopWithOrders
beforeAll(async () => {
  shop = await openShopWithOrders()
}, 60_000)
afterAll(async () => shop.merchant.close())

const coins = (amount: number) => Math.round(amount * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + coins(one), 0) / 100
const totals = (documents: readonly OrderDocument[], kind: OrderDocument['kind']) =>
  documents.filter((one) => one.kind === kind).map(({ total }) => total.amount)

/** Refunds that are made at once are credited in any order. */
const inOrder = (amounts: readonly number[]) => amounts.toSorted((one, other) => one - other)

/** The amounts behind a label in mails, the earliest first. */
function amountsIn(mails: readonly { readonly text: string }[], label: RegExp): readonly number[] {
  return mails.flatMap(({ text }) => {
    const [, amount] = new RegExp(`${label.source}\\D{0,3}₹([\\d,]+\\.\\d\\d)`).exec(text) ?? []
    return amount === undefined ? [] : [Number(amount.replaceAll(',', ''))]
  })
}

/** What the letters about an order say of its money. */
const moneyOf = (about: readonly { readonly text: string }[]) => ({
  refunds: sum(amountsIn(about, /This refund:/)),
  inAll: amountsIn(about, /Refunded in all:/).at(-1),
  canceled: amountsIn(about, /We have refunded(?= ₹[\d,.]+ to the way)/).at(-1),
})

/** Each refund has its letter, but for those of a cancellation, whose letter has all of them. */
const toldMoney = (back: number, canceled: number) => ({
  refunds: sum([back, -canceled]),
  inAll: back === canceled ? undefined : sum([back, -canceled]),
  canceled: canceled === 0 ? undefined : back,
})

interface Expected {
  /** The amounts of the invoices, and of the credit notes. */
  readonly invoices: readonly number[]
  readonly notes?: readonly number[]
  /** What was refunded by the cancellation. */
  readonly canceled?: number
  /** The beginnings of the subjects of all letters about the order so far, without the documents’. */
  readonly letters: readonly string[]
}

/** Waits for what a state has to have, and then compares page, history, invoices, credit notes and mails with each other. */
async function expectAgreed(
  order: MadeOrder,
  { invoices, notes = [], canceled = 0, letters }: Expected,
): Promise<void> {
  // The mails write it with the shop's prefix.
  const number = new RegExp(`UE-0*${(await shop.read(order.id)).page.displayId}(?!\\d)`)
  const read = async () => {
    const documents = await shop.documents(order.id)
    const about = (await shop.mails()).filter(({ text, subject }) => number.test(`${subject} ${text}`))
    const isDocument = ({ subject }: { readonly subject: string }) =>
      /^Your (?:invoice|credit note) /.test(subject)
    return { documents, about: about.filter((mail) => !isDocument(mail)), sent: about.filter(isDocument) }
  }
  await expect
    .poll(
      async () => {
        const { documents, about, sent } = await read()
        return {
          invoices: totals(documents, 'invoice'),
          notes: inOrder(totals(documents, 'credit-note')),
          letters: about.map(({ subject }) => subject.replace(number, '#')).toSorted(),
          // Each document is sent once.
          unsent: documents.filter(
            (one) => sent.filter((mail) => mail.subject.endsWith(` ${one.number}`)).length !== 1,
          ),
        }
      },
      { timeout: 15_000, interval: 250 },
    )
    .toEqual({
      invoices,
      notes: inOrder(notes),
      letters: letters.toSorted(),
      unsent: [],
    })
  const { documents, about } = await read()
  expect(documents).toHaveLength(invoices.length + notes.length)
  for (const { rows, lines, total } of documents) {
    expect(sum(rows.map(({ amount }) => amount.amount))).toBe(total.amount)
    expect(sum(lines.map((line) => line.total.amount))).toBeCloseTo(total.amount, 1)
  }

  const seen = await shop.read(order.id)
  expectAddedUp(seen)
  const { charged, refunded, total } = seen.page.ledger
  const [paid, back] = [charged?.amount ?? 0, refunded?.amount ?? 0]
  // The documents come to what was paid and stays paid.
  expect(sum([...invoices, ...notes.map((note) => -note)])).toBe(sum([paid, -back]))
  expect(sum(notes)).toBe(back)
  expect(total).toBeDefined()
  expect(moneyOf(about)).toEqual(toldMoney(back, canceled))
}

const placed = 'Your order #'
const refundLetter = 'Refund for your order #'

describe('Page, history, invoices, credit notes and mails agree', { timeout: 240_000 }, () => {
  it('of an order that is paid, edited up and down, shipped in parts, returned, refunded and exchanged', async () => {
    const { merchant, shirt, candle } = shop
    const order = await shop.order([
      [shirt, 2],
      [candle, 1],
    ])
    const letters = [placed]
    await expectAgreed(order, { invoices: [], letters })
    const confirmation = (await shop.mails()).find(({ subject }) => subject.startsWith('Your order'))
    expect(amountsIn([confirmation ?? { text: '' }], /Total:/)).toEqual([422.99])

    // Paid.
    await merchant.capture(order.id)
    await expectAgreed(order, { invoices: [422.99], letters })

    // Edited up: the difference is invoiced once it is paid.
    await merchant.addTo(order.id, [{ variant_id: candle, quantity: 2 }])
    await expectAgreed(order, { invoices: [422.99], letters })
    await merchant.markAsPaid(order.id)
    await expectAgreed(order, { invoices: [422.99, 78], letters })
    const [, further] = await shop.documents(order.id)
    expect(further?.lines).toMatchObject([{ quantity: 2, total: { amount: 78 } }])

    // Edited down: one shirt is left off, and refunded.
    await merchant.leave(order.id, { id: order.line(shirt), quantity: 1 })
    await expectAgreed(order, { invoices: [422.99, 78], letters })
    await merchant.refund(order.id, 189)
    letters.push(refundLetter)
    await expectAgreed(order, { invoices: [422.99, 78], notes: [189], letters })
    expect((await shop.documents(order.id)).at(-1)?.lines).toMatchObject([
      { quantity: 1, total: { amount: 189 } },
    ])

    // Partly shipped, and shipped.
    await merchant.send(order.id, [{ id: order.line(shirt), quantity: 1 }])
    letters.push('A part of your order # is on its way', 'Your order # was delivered')
    await expectAgreed(order, { invoices: [422.99, 78], notes: [189], letters })
    const { page } = await shop.read(order.id)
    const candles = page.items
      .filter(({ packed, quantity }) => packed < quantity)
      .map(({ id, quantity }) => ({ id, quantity }))
    await merchant.send(order.id, candles)
    letters.push('Your order # is on its way', 'Your order # was delivered')
    await expectAgreed(order, { invoices: [422.99, 78], notes: [189], letters })

    // A candle is returned, and refunded.
    const one = [{ id: order.line(candle), quantity: 1 }]
    const back = await merchant.announceReturn(order.id, one)
    letters.push('Your return for order #')
    await expectAgreed(order, { invoices: [422.99, 78], notes: [189], letters })
    await merchant.receive(back, one)
    letters.push('We have your return for order #')
    await expectAgreed(order, { invoices: [422.99, 78], notes: [189], letters })
    await merchant.refund(order.id, 39)
    letters.push(refundLetter)
    await expectAgreed(order, { invoices: [422.99, 78], notes: [189, 39], letters })

    // Two candles of the edit are exchanged for a shirt: its difference is invoiced once it is paid.
    const added = candles.filter(({ id }) => id !== order.line(candle))
    const way = await merchant.exchange(order.id, added, [{ variant_id: shirt, quantity: 1 }])
    letters.push('Your exchange for order #')
    await expectAgreed(order, { invoices: [422.99, 78], notes: [189, 39], letters })
    await merchant.markAsPaid(order.id)
    await expectAgreed(order, { invoices: [422.99, 78, 111], notes: [189, 39], letters })
    await merchant.receive(way, added)
    letters.push('We have your return for order #')
    await expectAgreed(order, { invoices: [422.99, 78, 111], notes: [189, 39], letters })
    await merchant.send(order.id, [await shop.replacement(order.id)])
    letters.push('Your order # is on its way', 'Your order # was delivered')
    await expectAgreed(order, { invoices: [422.99, 78, 111], notes: [189, 39], letters })
    const documents = await shop.documents(order.id)
    expect(documents.findLast(({ kind }) => kind === 'invoice')?.lines).toMatchObject([
      { quantity: 1, total: { amount: 189 } },
      { quantity: -2, total: { amount: -78 } },
    ])

    // The shirt that was sent for them comes back too.
    const last = [await shop.replacement(order.id)]
    await merchant.receive(await merchant.announceReturn(order.id, last), last)
    await merchant.refund(order.id, 189)
    letters.push('Your return for order #', 'We have your return for order #', refundLetter)
    await expectAgreed(order, { invoices: [422.99, 78, 111], notes: [189, 39, 189], letters })
  })

  it('of an order that is edited up, refunded in part, and canceled', async () => {
    const { merchant, shirt, candle } = shop
    const order = await shop.order([[shirt, 1]])
    await merchant.capture(order.id)
    await merchant.addTo(order.id, [{ variant_id: candle, quantity: 1 }])
    await merchant.markAsPaid(order.id)
    await expectAgreed(order, { invoices: [194.99, 39], letters: [placed] })
    await merchant.refund(order.id, 50)
    const letters = [placed, refundLetter]
    await expectAgreed(order, { invoices: [194.99, 39], notes: [50], letters })
    await merchant.cancel(order.id)
    letters.push('Your order # is canceled')
    expect((await shop.read(order.id)).page.status.kind).toBe('canceled')
    await expectAgreed(order, { invoices: [194.99, 39], notes: [50, 144.99, 39], canceled: 183.99, letters })
  })
})
