import { afterAll, beforeAll, expect, it } from 'vitest'

import { anyEmail, ask, done, signInAdmin } from '../support/backend'
import { cartReadyToPay, complete, payManually } from '../support/checkout'
import { giveCard, withCredit } from '../support/credit'
import { eventually } from '../support/eventually'
import { mailTo, subjectsTo } from '../support/outbox'
import { makeProducts, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

let admin: string
let card: TestProducts
let putBack: () => Promise<void>

beforeAll(async () => {
  admin = await signInAdmin()
  // As docs/for-merchants.md says: 500 is the price, and so what the card is worth.
  card = await makeProducts(admin, 'Gift card', 20)
  await done('POST', `/admin/products/${card.productId}`, {
    bearer: admin,
    body: { is_giftcard: true, discountable: false },
  })
  putBack = await withCredit(admin)
})
afterAll(async () => {
  await putBack()
  await card.remove()
})

interface Sold {
  readonly order: string
  readonly access: string
  readonly payment: string
  readonly recipient: string
}

async function sell(details: object = {}): Promise<Sold> {
  const recipient = anyEmail('recipient')
  const { id } = await cartReadyToPay([])
  await done('POST', `/store/carts/${id}/line-items`, {
    body: {
      variant_id: card.variantId,
      quantity: 1,
      metadata: { gift_card: { email: recipient, name: 'Asha', message: 'Enjoy it', ...details } },
    },
  })
  await done('POST', `/store/carts/${id}/refresh`)
  await payManually(id)
  const { body } = await complete(id)
  const order = textAt(body, 'order.id')
  const found = await done('GET', `/admin/orders/${order}?fields=payment_collections.payments.id`, {
    bearer: admin,
  })
  return {
    order,
    access: textAt(body, 'order_access'),
    recipient,
    payment: textAt(found, 'order.payment_collections.0.payments.0.id'),
  }
}

const capture = async ({ payment }: Sold) =>
  done('POST', `/admin/payments/${payment}/capture`, { bearer: admin, body: {} })

async function cardsOf({ order }: Sold): Promise<readonly unknown[]> {
  const all = await done('GET', '/admin/gift-cards?limit=100', { bearer: admin })
  return listAt(all, 'gift_cards').filter((one) => at(one, 'order_id') === order)
}

it('A gift card is mailed to its recipient once it is paid, and pays a cart; a canceled order ends it', async () => {
  const sold = await sell()
  expect(await cardsOf(sold)).toEqual([])
  await capture(sold)
  const mail = await mailTo(sold.recipient, /^A gift card for you$/)
  expect(mail.text).toContain('Enjoy it')
  const [code = ''] = /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(mail.text) ?? []
  const [issued] = await eventually('the card', async () => {
    const cards = await cardsOf(sold)
    return at(cards[0], 'sent_at') == null ? undefined : cards
  })
  expect(issued).toMatchObject({
    value: 500,
    balance: 500,
    status: 'active',
    last_characters: code.slice(-4),
  })

  const product = await makeProducts(admin, 'Paid with a bought card', 5)
  const cart = await cartReadyToPay([{ variant_id: product.variantId, quantity: 1 }])
  const use = async () => ask('POST', `/store/carts/${cart.id}/gift-cards`, { body: { code } })
  expect(at((await use()).body, 'cart.total')).toBe(5.99)

  // The buyer cannot take the money back once the code is told; the owner can.
  expect(await ask('POST', `/store/orders/${sold.order}/cancel`, { access: sold.access })).toMatchObject({
    status: 400,
    body: { code: 'order_fulfilled' },
  })
  await done('POST', `/admin/orders/${sold.order}/cancel`, { bearer: admin })
  expect(await cardsOf(sold)).toMatchObject([{ balance: 0, status: 'disabled' }])
  expect(at(await done('POST', `/store/carts/${cart.id}/refresh`), 'cart.total')).toBe(505.99)
  expect(await use()).toMatchObject({ status: 400, body: { code: 'gift_card_unknown' } })
  expect(await subjectsTo(sold.recipient)).toHaveLength(1)
  await product.remove()
})

it('A gift card for a later day is not mailed yet, and has no code', async () => {
  const sold = await sell({ send_on: '2999-12-24' })
  await capture(sold)
  const [waiting] = await eventually('the card', async () => {
    const cards = await cardsOf(sold)
    return cards.length === 0 ? undefined : cards
  })
  expect(waiting).toMatchObject({ balance: 500, last_characters: null, sent_at: null })
  expect(await subjectsTo(sold.recipient)).toEqual([])
})

it('A gift card is not bought with a gift card', async () => {
  const given = await giveCard(admin, 2000)
  const { id } = await cartReadyToPay([{ variant_id: card.variantId, quantity: 1 }])
  const paid = await ask('POST', `/store/carts/${id}/gift-cards`, { body: { code: given.code } })
  // The delivery alone.
  expect(at(paid.body, 'cart.credit_line_total')).toBe(5.99)
})

it('A delivery is not paid when the line that was posted has left the cart in another tab', async () => {
  const product = await makeProducts(admin, 'Left in another tab', 5)
  const { id } = await cartReadyToPay([
    { variant_id: card.variantId, quantity: 1 },
    { variant_id: product.variantId, quantity: 1 },
  ])
  const query = 'fields=shipping_methods.shipping_option_id,items.id,items.variant_id'
  const found = await done('GET', `/store/carts/${id}?${query}`)
  const posted = listAt(found, 'cart.items').find((line) => at(line, 'variant_id') === product.variantId)
  await done('DELETE', `/store/carts/${id}/line-items/${textAt(posted, 'id')}`)
  const option_id = textAt(found, 'cart.shipping_methods.0.shipping_option_id')
  const sent = [{}, { option_id }]
  for (const body of sent) {
    const refreshed = await done('POST', `/store/carts/${id}/refresh`, { body })
    expect(refreshed).toMatchObject({ cart: { shipping_methods: [], total: 500 } })
  }
  await payManually(id)
  expect(at((await complete(id)).body, 'order.total')).toBe(500)
  await product.remove()
})

it('A cart of gift cards alone is ordered without a delivery, and a mixed one with that of the rest', async () => {
  const { id } = await cartReadyToPay([{ variant_id: card.variantId, quantity: 1 }])
  const undelivered = await done('POST', `/store/carts/${id}/refresh`, { body: { option_id: null } })
  expect(undelivered).toMatchObject({ cart: { shipping_methods: [], total: 500 } })
  expect(at(undelivered, 'cart.items.0.requires_shipping')).toBe(false)
  await payManually(id)
  expect(at((await complete(id)).body, 'order.shipping_total')).toBe(0)

  const product = await makeProducts(admin, 'Posted beside a card', 5)
  // A profile of its own, which the chosen way of delivery does not serve.
  const profile = await done('POST', '/admin/shipping-profiles', {
    bearer: admin,
    body: { name: `Cards ${product.productId}`, type: 'cards' },
  })
  const set = async (shipping_profile_id: string | null): Promise<unknown> =>
    done('POST', `/admin/products/${card.productId}`, { bearer: admin, body: { shipping_profile_id } })
  const usual = textAt(
    await done('GET', `/admin/products/${card.productId}?fields=shipping_profile.id`, { bearer: admin }),
    'product.shipping_profile.id',
  )
  await set(textAt(profile, 'shipping_profile.id'))
  const mixed = await cartReadyToPay([{ variant_id: product.variantId, quantity: 1 }])
  await done('POST', `/store/carts/${mixed.id}/line-items`, {
    body: { variant_id: card.variantId, quantity: 1 },
  })
  const chosen = await done('GET', `/store/carts/${mixed.id}?fields=shipping_methods.shipping_option_id`)
  const bare = await done('POST', `/store/carts/${mixed.id}/refresh`, { body: { option_id: null } })
  expect(at(bare, 'cart.total')).toBe(1000)
  await payManually(mixed.id)
  expect((await complete(mixed.id)).status).toBe(400)
  await done('POST', `/store/carts/${mixed.id}/refresh`, {
    body: { option_id: textAt(chosen, 'cart.shipping_methods.0.shipping_option_id') },
  })
  await payManually(mixed.id)
  expect(at((await complete(mixed.id)).body, 'order.total')).toBe(1005.99)
  await set(usual)
  await done('DELETE', `/admin/shipping-profiles/${textAt(profile, 'shipping_profile.id')}`, {
    bearer: admin,
  })
  await product.remove()
})
