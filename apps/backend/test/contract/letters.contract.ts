import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { anyEmail, done, signInAdmin } from '../support/backend'
import { cartReadyToOrder, complete } from '../support/checkout'
import { mailsInTurn, mailTo } from '../support/outbox'
import { makeProducts, type TestProducts } from '../support/products'
import { listAt, textAt } from '../support/read'

let admin: string
let product: TestProducts

beforeAll(async () => {
  admin = await signInAdmin()
  product = await makeProducts(admin, 'Letter opener', 50)
})
afterAll(async () => product.remove())

interface PlacedOrder {
  readonly id: string
  readonly line: string
  readonly email: string
  readonly cart: string
  readonly access: string
}

const asAdmin = async (method: string, path: string, body?: unknown) =>
  done(method, path, { bearer: admin, ...(body !== undefined && { body }) })

async function placed(quantity: number, locale?: string): Promise<PlacedOrder> {
  const email = anyEmail('letters')
  const items = [{ variant_id: product.variantId, quantity }]
  const { id: cart } = await cartReadyToOrder(items, { email, ...(locale !== undefined && { locale }) })
  const { body } = await complete(cart)
  return {
    id: textAt(body, 'order.id'),
    line: textAt(body, 'order.items.0.id'),
    email,
    cart,
    access: textAt(body, 'order_access'),
  }
}

/** The id of its only payment, which the merchant has captured. */
async function captured({ id }: PlacedOrder): Promise<string> {
  const path = `/admin/orders/${id}?fields=payment_collections.payments.id`
  const payment = textAt(await asAdmin('GET', path), 'order.payment_collections.0.payments.0.id')
  await asAdmin('POST', `/admin/payments/${payment}/capture`, {})
  return payment
}

/** A parcel of so many pieces; its path. */
async function packed({ id, line }: PlacedOrder, quantity: number): Promise<string> {
  const path = `/admin/orders/${id}/fulfillments`
  const before = await parcelsOf(id)
  await asAdmin('POST', path, { items: [{ id: line, quantity }] })
  const parcel = (await parcelsOf(id)).find((one) => !before.includes(one))
  return `${path}/${parcel}`
}

async function parcelsOf(order: string): Promise<readonly string[]> {
  const found = await asAdmin('GET', `/admin/orders/${order}?fields=fulfillments.id`)
  return listAt(found, 'order.fulfillments').map((parcel) => textAt(parcel, 'id'))
}

const label = (number: string, url: string) => ({
  tracking_number: number,
  tracking_url: url,
  label_url: '#',
})

const money = (amount: number) => new RegExp(`₹${amount.toLocaleString('en-IN')}\\.00`)

/** Without invoices and credit notes, which `invoices.contract.ts` tests. */
const lettersTo = async (email: string) =>
  (await mailsInTurn(email)).filter(({ subject }) => !/^Your (?:invoice|credit note) /.test(subject))

describe('An order', () => {
  it('has one letter of each thing that happens to it', async () => {
    const order = await placed(3)
    const { id, line, email } = order
    const items = (quantity: number) => [{ id: line, quantity }]
    const payment = await captured(order)

    const first = await packed(order, 1)
    const labels = [label('TRACK-1', 'https://post.example/TRACK-1'), label('TRACK-2', '#')]
    await asAdmin('POST', `${first}/shipments`, { items: items(1), labels })
    const part = await mailTo(email, /^A part of your order UE-\d+ is on its way$/)
    expect(part.text).toContain('In this parcel\n\n1 × Letter opener, One')
    expect(part.text).toContain('Still to come\n\n2 × Letter opener, One')
    expect(part.text).toContain('Parcel TRACK-1:\nhttps://post.example/TRACK-1')
    expect(part.text).toContain('Parcel TRACK-2')

    const second = await packed(order, 2)
    const more = [label('TRACK-3', 'https://post.example/TRACK-3')]
    await asAdmin('POST', `${second}/shipments`, { items: items(2), labels: more })
    const whole = await mailTo(email, /^Your order UE-\d+ is on its way$/)
    expect(whole.text).toContain('2 × Letter opener, One')
    expect(whole.text).toMatch(/TRACK-3[^]*Sent before[^]*TRACK-1/)
    expect(whole.text).not.toContain('Still to come')

    await asAdmin('POST', `${first}/mark-as-delivered`)
    await asAdmin('POST', `${second}/mark-as-delivered`)
    const delivered = await mailTo(email, /^Your order UE-\d+ was delivered$/)
    expect(delivered.text).toContain('return it within 30 days')

    const options = await done('GET', `/store/shipping-options?cart_id=${order.cart}&is_return=true`)
    const body = {
      order_id: id,
      items: items(2),
      return_shipping: { option_id: textAt(options, 'shipping_options.0.id') },
    }
    const { access } = order
    const back = textAt(await done('POST', '/store/returns', { access, body }), 'return.id')
    const requested = await mailTo(email, /^Your return for order UE-/)
    expect(requested.text).toContain('Please send back\n\n2 × Letter opener, One')

    await asAdmin('POST', `/admin/returns/${back}/receive`, {})
    await asAdmin('POST', `/admin/returns/${back}/receive-items`, { items: items(2) })
    await asAdmin('POST', `/admin/returns/${back}/receive/confirm`, {})
    const received = await mailTo(email, /^We have your return for order UE-/)
    expect(received.text).toContain('2 × Letter opener, One')

    await asAdmin('POST', `/admin/payments/${payment}/refund`, { amount: 300 })
    const refund = await mailTo(email, /^Refund for your order UE-/)
    expect(refund.text).toMatch(money(300))
    await asAdmin('POST', `/admin/payments/${payment}/refund`, { amount: 700 })
    await expect
      .poll(
        async () => (await mailsInTurn(email)).filter(({ subject }) => subject.startsWith('Refund')).length,
      )
      .toBe(2)
    const last = (await lettersTo(email)).at(-1)
    expect(last?.text).toMatch(/This refund: ₹700\.00\nRefunded in all: ₹1,000\.00/)

    const subjects = (await lettersTo(email)).map(({ subject }) => subject.replace(/ UE-\d+/, ''))
    expect(subjects.toSorted()).toEqual(
      [
        'Your order',
        'A part of your order is on its way',
        'Your order is on its way',
        'Your order was delivered',
        'Your order was delivered',
        'Your return for order',
        'We have your return for order',
        'Refund for your order',
        'Refund for your order',
      ].toSorted(),
    )
    for (const { text } of await mailsInTurn(email)) expect(text).not.toMatch(/undefined|NaN|Asha|Residency/)
  })

  it('that is canceled says in its language what is refunded', async () => {
    const order = await placed(2, 'de')
    await captured(order)
    await asAdmin('POST', `/admin/orders/${order.id}/cancel`)
    const { text } = await mailTo(order.email, /^Ihre Bestellung UE-\d+ ist storniert$/)
    const total = /Gesamtsumme: (.+)$/m.exec(
      (await mailTo(order.email, /^Ihre Bestellung UE-\d+$/)).text,
    )?.[1]
    expect(total).toBeDefined()
    expect(text).toContain(`Wir haben ${total} auf Ihrem Zahlungsweg erstattet.`)
    expect(text).toContain('2 × Letter opener, One')
  })

  it('that was not paid says so when it is canceled', async () => {
    const order = await placed(1)
    await asAdmin('POST', `/admin/orders/${order.id}/cancel`)
    const { text } = await mailTo(order.email, /is canceled$/)
    expect(text).toContain('You have paid nothing for it.')
  })

  it('has no letter where the merchant wants none', async () => {
    const order = await placed(1)
    const parcel = await packed(order, 1)
    const items = [{ id: order.line, quantity: 1 }]
    await asAdmin('POST', `${parcel}/shipments`, { items, no_notification: true })
    // Events are handled in the order in which they were emitted.
    await asAdmin('POST', `${parcel}/mark-as-delivered`)
    await mailTo(order.email, /was delivered$/)
    expect((await lettersTo(order.email)).map(({ subject }) => subject.replace(/ UE-\d+/, ''))).toEqual([
      'Your order',
      'Your order was delivered',
    ])
  })

  it('has letters of an exchange and of a claim', async () => {
    const order = await placed(3)
    const { id, line, email } = order
    await captured(order)
    const parcel = await packed(order, 3)
    await asAdmin('POST', `${parcel}/shipments`, { items: [{ id: line, quantity: 3 }] })
    await asAdmin('POST', `${parcel}/mark-as-delivered`)

    const exchange = textAt(await asAdmin('POST', '/admin/exchanges', { order_id: id }), 'exchange.id')
    const path = `/admin/exchanges/${exchange}`
    await asAdmin('POST', `${path}/inbound/items`, { items: [{ id: line, quantity: 1 }] })
    const wanted = [{ variant_id: product.variantId, quantity: 2 }]
    await asAdmin('POST', `${path}/outbound/items`, { items: wanted })
    await asAdmin('POST', `${path}/request`, {})
    const exchanged = await mailTo(email, /^Your exchange for order UE-/)
    expect(exchanged.text).toContain('Please send back\n\n1 × Letter opener')
    expect(exchanged.text).toContain('We send you\n\n2 × Letter opener')
    expect(exchanged.text).toContain('There are ₹500.00 left to pay.')

    const made = await asAdmin('POST', '/admin/claims', { order_id: id, type: 'replace' })
    const claim = `/admin/claims/${textAt(made, 'claim.id')}`
    await asAdmin('POST', `${claim}/claim-items`, { items: [{ id: line, quantity: 1 }] })
    const outbound = [{ variant_id: product.variantId, quantity: 1 }]
    await asAdmin('POST', `${claim}/outbound/items`, { items: outbound })
    await asAdmin('POST', `${claim}/request`, {})
    const right = await mailTo(email, /^We put your order UE-\d+ right$/)
    expect(right.text).toContain('What it is about\n\n1 × Letter opener')
    expect(right.text).toContain('We send you\n\n1 × Letter opener')
  })
})
