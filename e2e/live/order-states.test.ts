import { load } from '../screens/open.ts'
import { amountOf } from '../screens/sums.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { settled } from '../support/layout.ts'
import { newCustomer, orderFor, signInAs } from '../support/live-customer.ts'
import { merchant } from '../support/merchant.ts'
import { mailTo } from '../support/outbox.ts'
import { expect, test, type Locator, type Page } from '../support/test.ts'

/** What an order must come to, wherever its sums are shown. */
interface Sums {
  readonly total: number
  readonly charged: number
  readonly refunded: number
  /** What the shop has taken for it and owes. */
  readonly owed: number
}

const main = (page: Page) => page.getByRole('main')
const signed = (text: string): number => (text.trim().startsWith('−') ? -amountOf(text) : amountOf(text))
const sum = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((all, one) => all + one, 0) * 100) / 100

/** The names and amounts of a list of sums. A name without an amount is a heading. */
async function amountsIn(list: Locator): Promise<ReadonlyMap<string, number>> {
  const pairs = await list.evaluate((element) =>
    [...element.querySelectorAll('dd')].map((amount) => [
      amount.previousElementSibling?.textContent ?? '',
      amount.textContent,
    ]),
  )
  return new Map(pairs.map(([name = '', amount = '']) => [name, signed(amount)]))
}

async function expectOnPage(page: Page, id: string, sums: Sums): Promise<void> {
  await load(page, `/account/orders/${id}`)
  const lists = main(page).getByRole('region', { name: 'Total' }).locator('dl')
  await expect(lists.first()).toBeVisible()
  const { Total: total = Number.NaN, ...rows } = Object.fromEntries(await amountsIn(lists.first()))
  expect(sum(Object.values(rows))).toBe(total)
  const paid = sums.charged === 0 ? new Map<string, number>() : await amountsIn(lists.nth(1))
  expect({
    total,
    charged: paid.get('Charged') ?? 0,
    refunded: Math.abs(paid.get('Given back') ?? 0),
    owed: paid.get('We owe you') ?? paid.get('We owe you once it is back') ?? 0,
  }).toEqual(sums)
}

async function expectInHistory(page: Page, sums: Sums): Promise<void> {
  await load(page, '/account/orders')
  const text = await main(page).getByRole('article').innerText()
  const shown = (words: string) => amountOf(new RegExp(`${words} (₹[\\d,.]+)`).exec(text)?.[1] ?? '0')
  expect({ total: shown('Total'), refunded: shown('Given back') }).toEqual({
    total: sums.total,
    refunded: sums.refunded,
  })
}

/** Invoice and credit notes come after what they are about. */
async function expectDocuments(page: Page, id: string, { charged, refunded }: Sums): Promise<void> {
  await expect(async () => {
    await load(page, `/account/orders/${id}`)
    const rows = main(page).getByRole('region', { name: 'Invoices' }).getByRole('listitem')
    await expect(rows.first()).toBeVisible({ timeout: 3000 })
    const documents = (await rows.allInnerTexts()).map((text) => ({
      kind: text.startsWith('Credit note') ? 'credit note' : 'invoice',
      amount: Math.abs(amountOf(/₹[\d,.]+/.exec(text)?.[0] ?? '')),
    }))
    const of = (kind: string) => sum(documents.flatMap((one) => (one.kind === kind ? [one.amount] : [])))
    expect([of('invoice'), of('credit note')]).toEqual([charged, refunded])
  }).toPass({ timeout: 30_000 })
}

async function expectInvoicePage(page: Page, id: string, total: number): Promise<void> {
  await load(page, `/account/orders/${id}/invoice`)
  const sums = main(page).getByRole('article').first().locator('dl').last()
  await expect(sums.getByText('Total', { exact: true })).toBeVisible()
  const { Total: shown = Number.NaN, ...others } = Object.fromEntries(await amountsIn(sums))
  expect(shown).toBe(total)
  const rows = Object.entries(others).flatMap(([name, amount]) => (name.includes('%') ? [] : [amount]))
  expect(sum(rows)).toBe(total)
}

test(
  '[LIVE-10] page, history, letters, invoice and credit notes of an order agree in every state',
  { tag: '@medusa' },
  async ({ page }) => {
    test.setTimeout(240_000)
    const { admin, ask, save } = await merchant()
    const customer = await newCustomer()
    const { id } = await orderFor(customer, { handle: 'linen-shirt', quantity: 4 })
    const fields = 'id,items.id,shipping_total,total,payment_collections.payments.id'
    const { order } = await admin.order.retrieve(id, { fields })
    const line = order.items?.[0]?.id ?? ''
    const payment = order.payment_collections?.[0]?.payments?.[0]?.id ?? ''
    const piece = 189
    const whole = sum([4 * piece, order.shipping_total])
    expect(order.total).toBe(whole)
    await signInAs(page, customer)

    const expectAgreement = async (sums: Sums) => {
      await expectOnPage(page, id, sums)
      await expectInHistory(page, sums)
      if (sums.charged > 0) await expectDocuments(page, id, sums)
      await expectInvoicePage(page, id, whole)
    }
    const parcel = async (quantity: number, tracking: string): Promise<string> => {
      const known = await ask<Parcels>(`/admin/orders/${id}`, { fields: 'id,fulfillments.id' })
      const before = new Set(known.order.fulfillments.map((one) => one.id))
      const items = [{ id: line, quantity }]
      await save(`/admin/orders/${id}/fulfillments`, { items })
      const made = await ask<Parcels>(`/admin/orders/${id}`, { fields: 'id,fulfillments.id' })
      const own = made.order.fulfillments.find((one) => !before.has(one.id))?.id ?? ''
      const label = {
        tracking_number: tracking,
        tracking_url: `https://track.example/${tracking}`,
        label_url: '',
      }
      await save(`/admin/orders/${id}/fulfillments/${own}/shipments`, { items, labels: [label] })
      return own
    }
    const refund = async (amount: number) => save(`/admin/payments/${payment}/refund`, { amount })

    // Placed, paid on delivery.
    await expectAgreement({ total: whole, charged: 0, refunded: 0, owed: 0 })
    const confirmed = await mailTo(customer.email, /^Your order UE-/)
    expect(confirmed.text.split('\n').map(amountOf)).toContain(whole)

    await save(`/admin/payments/${payment}/capture`, {})
    await expectAgreement({ total: whole, charged: whole, refunded: 0, owed: 0 })

    // Edited down by a piece: overpaid until it is given back.
    const { order_change: edit } = (await save('/admin/order-edits', { order_id: id })) as {
      readonly order_change: { readonly order_id: string }
    }
    await save(`/admin/order-edits/${edit.order_id}/items/item/${line}`, { quantity: 3 })
    await save(`/admin/order-edits/${edit.order_id}/confirm`, {})
    const three = sum([whole, -piece])
    await expectOnPage(page, id, { total: three, charged: whole, refunded: 0, owed: piece })
    await refund(piece)
    await expectAgreement({ total: three, charged: whole, refunded: piece, owed: 0 })
    const first = await mailTo(customer.email, /^Refund for your order UE-/)
    expect(first.text.split('\n').map(amountOf)).toContain(piece)

    // Shipped in two parcels, the first with a part, and delivered.
    const sums = { total: three, charged: whole, refunded: piece, owed: 0 }
    const parcels = [await parcel(1, 'UE1')]
    await expectAgreement(sums)
    parcels.push(await parcel(2, 'UE2'))
    for (const one of parcels) await save(`/admin/orders/${id}/fulfillments/${one}/mark-as-delivered`, {})
    await expectAgreement(sums)

    // One piece comes back.
    const { stock_locations: places } = await admin.stockLocation.list({ fields: 'id' })
    const back = (await save('/admin/returns', { order_id: id, location_id: places[0]?.id })) as {
      readonly return: { readonly id: string }
    }
    const returned = `/admin/returns/${back.return.id}`
    const items = [{ id: line, quantity: 1 }]
    await save(`${returned}/request-items`, { items })
    await save(`${returned}/request`, {})
    await expectOnPage(page, id, { ...sums, total: sum([three, -piece]), owed: piece })
    await save(`${returned}/receive`, {})
    await save(`${returned}/receive-items`, { items })
    await save(`${returned}/receive/confirm`, {})
    const two = sum([three, -piece])
    await expectOnPage(page, id, { total: two, charged: whole, refunded: piece, owed: piece })
    await refund(piece)
    await expectAgreement({ total: two, charged: whole, refunded: 2 * piece, owed: 0 })

    // A favour without a return.
    await refund(50)
    const last = { total: sum([two, -50]), charged: whole, refunded: 2 * piece + 50, owed: 0 }
    await expectAgreement(last)
    await save(`/admin/orders/${id}/complete`, {})
    await save(`/admin/orders/${id}/archive`, {})
    await expectAgreement(last)
    await load(page, `/account/orders/${id}`)
    const events = main(page).getByRole('region', { name: 'What Has Happened' }).getByRole('listitem')
    await expect(events.filter({ hasText: 'Refunded' })).toHaveCount(3)
    await settled(page)
    await expectNoAccessibilityFaults(page, 'an order with refunds')
  },
)

interface Parcels {
  readonly order: { readonly fulfillments: readonly { readonly id: string }[] }
}
