import { afterAll, beforeAll, expect, it } from 'vitest'

import { ask, done, signInAdmin, signUp } from '../support/backend'
import { cartReadyToOrder, complete } from '../support/checkout'
import { mailsInTurn, mailTo, secretIn } from '../support/outbox'
import { makeProducts, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

let admin: string
let product: TestProducts
let other: TestProducts

const day = 86_400_000
const path = '/admin/shop-settings'

beforeAll(async () => {
  admin = await signInAdmin()
  ;[product, other] = [
    await makeProducts(admin, 'Asked about', 50),
    await makeProducts(admin, 'Also bought', 50),
  ]
})
afterAll(async () => {
  await product.remove()
  await other.remove()
})

/** As if the job ran so many days later. */
const runIn = async (days: number) =>
  done('POST', '/admin/workflows-executions/job-mail-review-requests/run', {
    bearer: admin,
    body: { input: { scheduledFor: new Date(Date.now() + days * day).toISOString() } },
  })

interface Buyer {
  readonly email: string
  readonly bearer: string
  readonly order: string
}

async function delivered(): Promise<Buyer> {
  const { token: bearer, email } = await signUp()
  const lines = [product, other].map(({ variantId }) => ({ variant_id: variantId, quantity: 1 }))
  const cart = await cartReadyToOrder(lines, { bearer, email })
  const order = textAt((await complete(cart.id, bearer)).body, 'order.id')
  const found = await done('GET', `/admin/orders/${order}?fields=items.id,items.quantity`, { bearer: admin })
  const items = (at(found, 'order.items') as readonly { id: string }[]).map(({ id }) => ({ id, quantity: 1 }))
  const parcels = `/admin/orders/${order}/fulfillments`
  await done('POST', parcels, { bearer: admin, body: { items } })
  const packed = await done('GET', `/admin/orders/${order}?fields=fulfillments.id`, { bearer: admin })
  const parcel = `${parcels}/${textAt(packed, 'order.fulfillments.0.id')}`
  await done('POST', `${parcel}/shipments`, { bearer: admin, body: { items } })
  await done('POST', `${parcel}/mark-as-delivered`, { bearer: admin })
  return { email, bearer, order }
}

const requests = async ({ email }: Buyer) =>
  (await mailsInTurn(email)).filter(({ subject }) => subject.startsWith('How do you like your order'))

async function setReviews(reviews: object): Promise<void> {
  const settings = at(await done('GET', path, { bearer: admin }), 'shop_settings') as object
  await done('POST', path, { bearer: admin, body: { ...settings, reviews } })
}

it('Reviews of a delivered order are asked for once, of who has an account and has not said no', async () => {
  const [buyer, unwilling, deleted, control] = await Promise.all([
    delivered(),
    delivered(),
    delivered(),
    delivered(),
  ])
  await done('POST', '/store/customers/me/preferences', {
    bearer: unwilling.bearer,
    body: { id: 'product_reviews', email: false },
  })
  await done('POST', '/store/customers/me/deletion', {
    bearer: deleted.bearer,
    body: { password: 'a-long-password' },
  })
  await done('POST', `/store/products/${other.productId}/reviews`, {
    bearer: buyer.bearer,
    body: { stars: 5, title: 'Known', text: 'Said already.', name: 'Asha R.' },
  })
  await setReviews({ is_on: false })
  await runIn(8)
  await setReviews({ is_on: true })
  // Too early, and when it is too late to ask.
  await runIn(6)
  await runIn(22)
  // Stored with the run, and sent after it.
  const mails = await done('GET', `/admin/mails?q=${encodeURIComponent(buyer.email)}`, { bearer: admin })
  expect(listAt(mails, 'mails').map((one) => at(one, 'template'))).not.toContain('review-request')
  await runIn(8)
  await runIn(9)
  const mail = await mailTo(buyer.email, /^How do you like your order/)
  await mailTo(control.email, /^How do you like your order/)
  expect(await requests(buyer)).toHaveLength(1)
  expect(await requests(unwilling)).toEqual([])
  expect(await requests(deleted)).toEqual([])
  expect(mail.text).toContain('Review Asked about')
  expect(mail.text).toContain('#write-review')
  expect(mail.text).not.toContain('Also bought')

  const press = async (token: string) => ask('POST', '/store/review-requests/leave', { body: { token } })
  const token = secretIn({ text: mail.text.slice(mail.text.indexOf('Ask me for no more')) }, 'token')
  expect((await press(`${token}x`)).status).toBe(400)
  expect((await press(token)).body).toEqual({ left: true })
  const { preferences } = (await done('GET', '/store/customers/me/preferences', {
    bearer: buyer.bearer,
  })) as {
    preferences: readonly { id: string; email: boolean }[]
  }
  expect(preferences.find(({ id }) => id === 'product_reviews')?.email).toBe(false)
}, 180_000)
