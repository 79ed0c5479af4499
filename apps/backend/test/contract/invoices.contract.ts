import { afterAll, beforeAll, expect, it } from 'vitest'

import { ask, backendUrl, done, signInAdmin } from '../support/backend'
import { cartReadyToOrder, complete } from '../support/checkout'
import { mailTo, subjectsTo } from '../support/outbox'
import { eventually } from '../support/eventually'
import { makeProducts, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

let admin: string
let sold: TestProducts

beforeAll(async () => {
  admin = await signInAdmin()
  sold = await makeProducts(admin, 'Invoiced', 40)
})
afterAll(async () => sold.remove())

interface Ordered {
  readonly id: string
  readonly access: string
  readonly email: string
  readonly line: string
  readonly total: number
}

async function order(quantity: number): Promise<Ordered> {
  const cart = await cartReadyToOrder([{ variant_id: sold.variantId, quantity }], { locale: 'en-IN' })
  const { body } = await complete(cart.id)
  return {
    id: textAt(body, 'order.id'),
    access: textAt(body, 'order_access'),
    email: cart.email,
    line: textAt(body, 'order.items.0.id'),
    total: Number(at(body, 'order.total')),
  }
}

async function documentsOf({ id, access }: Ordered): Promise<readonly unknown[]> {
  return listAt(await done('GET', `/store/orders/${id}/invoice`, { access }), 'documents')
}

async function paymentOf({ id }: Ordered): Promise<string> {
  const { order: found } = (await done('GET', `/admin/orders/${id}?fields=payment_collections.payments.id`, {
    bearer: admin,
  })) as { order: unknown }
  return textAt(found, 'payment_collections.0.payments.0.id')
}

const amount = (value: unknown, path: string): number => Number(at(value, path))
const sum = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((all, one) => all + one, 0) * 100) / 100

async function issued(one: Ordered, count: number): Promise<readonly unknown[]> {
  return await eventually(`document ${count} of an order`, async () => {
    const documents = await documentsOf(one)
    return documents.length < count ? undefined : documents
  })
}

async function ship({ id, line }: Ordered, quantity: number): Promise<string> {
  const path = `/admin/orders/${id}/fulfillments`
  const items = [{ id: line, quantity }]
  const { order: found } = (await done('POST', path, { bearer: admin, body: { items } })) as {
    order: unknown
  }
  const parcels = listAt(
    await done('GET', `/admin/orders/${textAt(found, 'id')}?fields=fulfillments.id,fulfillments.shipped_at`, {
      bearer: admin,
    }),
    'order.fulfillments',
  )
  const parcel = textAt(
    parcels.find((one) => at(one, 'shipped_at') == null),
    'id',
  )
  await done('POST', `${path}/${parcel}/shipments`, { bearer: admin, body: { items } })
  return parcel
}

it('An order is invoiced when it is paid, its refunds are credited, and every sum agrees', async () => {
  const one = await order(3)
  expect(await documentsOf(one)).toEqual([])
  await done('POST', `/admin/payments/${await paymentOf(one)}/capture`, { bearer: admin, body: {} })
  const [invoice] = await issued(one, 1)
  expect(invoice).toMatchObject({ kind: 'invoice', number: expect.stringMatching(/^\S+\d+$/) })
  const content = at(invoice, 'content')
  const rows = listAt(content, 'rows')
  expect(amount(content, 'total')).toBe(one.total)
  // Lines, delivery and tax, less discounts.
  expect(sum(rows.map((row) => amount(row, 'amount')))).toBe(one.total)
  const lines = listAt(content, 'lines')
  expect(sum([...lines.map((line) => amount(line, 'total')), amount(content, 'rounding')])).toBe(one.total)
  expect(sum(lines.map((line) => sum([amount(line, 'net'), amount(line, 'tax')])))).toBe(
    sum([one.total, -amount(content, 'rounding')]),
  )
  expect(sum(listAt(content, 'taxes').map((tax) => amount(tax, 'amount')))).toBe(
    sum(lines.map((line) => amount(line, 'tax'))),
  )

  // The whole way: shipped in two parcels, delivered, one piece returned, refunded in parts.
  for (const parcel of [await ship(one, 2), await ship(one, 1)])
    await done('POST', `/admin/orders/${one.id}/fulfillments/${parcel}/mark-as-delivered`, { bearer: admin })
  const { order: cartOf } = (await done('GET', `/admin/orders/${one.id}?fields=cart.id`, {
    bearer: admin,
  })) as {
    order: unknown
  }
  const options = await done(
    'GET',
    `/store/shipping-options?cart_id=${textAt(cartOf, 'cart.id')}&is_return=true`,
  )
  const requested = await done('POST', '/store/returns', {
    access: one.access,
    body: {
      order_id: one.id,
      items: [{ id: one.line, quantity: 1 }],
      return_shipping: { option_id: textAt(options, 'shipping_options.0.id') },
    },
  })
  const returned = textAt(requested, 'return.id')
  await done('POST', `/admin/returns/${returned}/receive`, { bearer: admin, body: {} })
  await done('POST', `/admin/returns/${returned}/receive-items`, {
    bearer: admin,
    body: { items: [{ id: one.line, quantity: 1 }] },
  })
  await done('POST', `/admin/returns/${returned}/receive/confirm`, { bearer: admin, body: {} })
  const payment = await paymentOf(one)
  const refund = async (value: number) =>
    done('POST', `/admin/payments/${payment}/refund`, { bearer: admin, body: { amount: value } })
  const piece = amount(lines[0], 'total') / 3
  await refund(piece)
  const [, ofPiece] = await issued(one, 2)
  expect(ofPiece).toMatchObject({
    kind: 'credit-note',
    content: {
      invoice: { number: textAt(invoice, 'number') },
      lines: [{ lineId: one.line, quantity: 1, total: piece }],
      total: piece,
    },
  })

  const now = await documentsOf(one)
  expect(now[0]).toEqual(invoice)
  const notes = now.slice(1)
  const { payment: paid } = (await done('GET', `/admin/payments/${payment}?fields=refunds.amount`, {
    bearer: admin,
  })) as { payment: unknown }
  expect(sum(notes.map((note) => amount(note, 'content.total')))).toBe(
    sum(listAt(paid, 'refunds').map((made) => amount(made, 'amount'))),
  )
  for (const note of notes)
    expect(sum(listAt(note, 'content.lines').map((line) => amount(line, 'net') + amount(line, 'tax')))).toBe(
      amount(note, 'content.total'),
    )
}, 60_000)

it('An order that is shipped before it is paid is invoiced once, and again by nothing', async () => {
  const one = await order(2)
  await ship(one, 1)
  const [invoice] = await issued(one, 1)
  await done('POST', `/admin/payments/${await paymentOf(one)}/capture`, { bearer: admin, body: {} })
  await done('POST', `/admin/orders/${one.id}/invoices`, { bearer: admin })
  expect(await documentsOf(one)).toEqual([invoice])
  await mailTo(one.email, new RegExp(textAt(invoice, 'number')))
  expect((await subjectsTo(one.email)).filter((subject) => /invoice/i.test(subject))).toHaveLength(1)
}, 60_000)

it('An order that is canceled after it was paid is credited in full', async () => {
  const one = await order(1)
  await done('POST', `/admin/payments/${await paymentOf(one)}/capture`, { bearer: admin, body: {} })
  await issued(one, 1)
  await done('POST', `/admin/orders/${one.id}/cancel`, { bearer: admin, body: {} })
  const [invoice, note, ...others] = await issued(one, 2)
  expect(others).toEqual([])
  expect(note).toMatchObject({ kind: 'credit-note', content: { total: one.total } })
  expect(listAt(note, 'content.rates')).toEqual(listAt(invoice, 'content.rates'))
}, 60_000)

it('An invoice of an order that is canceled before it was paid is taken off by a credit note, once', async () => {
  const one = await order(2)
  await done('POST', `/admin/orders/${one.id}/invoices`, { bearer: admin })
  await issued(one, 1)
  await done('POST', `/admin/orders/${one.id}/cancel`, { bearer: admin, body: {} })
  const [invoice, note] = await issued(one, 2)
  expect(note).toMatchObject({
    kind: 'credit-note',
    content: { total: one.total, invoice: { number: textAt(invoice, 'number') } },
  })
  for (const part of ['lines', 'rates', 'taxes', 'rows'])
    expect(listAt(note, `content.${part}`)).toEqual(listAt(invoice, `content.${part}`))
  await done('POST', `/admin/orders/${one.id}/invoices`, { bearer: admin })
  expect(await documentsOf(one)).toHaveLength(2)
  await mailTo(one.email, new RegExp(textAt(note, 'number')))
}, 60_000)

it('Invoices that are issued at once have numbers without gaps', async () => {
  const orders = await Promise.all([1, 1, 1, 1, 1, 1].map(order))
  await Promise.all(
    orders.flatMap(({ id }) => [
      ask('POST', `/admin/orders/${id}/invoices`, { bearer: admin }),
      ask('POST', `/admin/orders/${id}/invoices`, { bearer: admin }),
    ]),
  )
  const numbers = (await Promise.all(orders.map(async (one) => issued(one, 1)))).map((documents) => {
    expect(documents).toHaveLength(1)
    return Number(/\d+$/.exec(textAt(documents[0], 'number'))?.[0])
  })
  const sorted = numbers.toSorted((a, b) => a - b)
  expect(sorted).toEqual(sorted.map((_, at) => (sorted[0] ?? 0) + at))
}, 60_000)

it('The PDF is for those who may see the order', async () => {
  const one = await order(1)
  const path = `/store/orders/${one.id}/invoice.pdf`
  expect((await ask('GET', path, { access: one.access })).status).toBe(404)
  await done('POST', `/admin/orders/${one.id}/invoices`, { bearer: admin })
  const response = await fetch(`${backendUrl}${path}`, {
    headers: {
      'x-publishable-api-key': process.env['PUBLISHABLE_KEY'] ?? '',
      'x-order-access': one.access,
    },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await ask('GET', path)).status).toBe(404)
  expect((await ask('GET', `/store/orders/${one.id}/invoice`)).status).toBe(404)
  expect((await ask('GET', `/admin/orders/${one.id}/invoices`)).status).toBe(401)
})
