import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ask, done, regionId, signInAdmin, signUp } from '../support/backend'
import { cartReadyToPay } from '../support/checkout'
import { eventually } from '../support/eventually'
import { mailTo } from '../support/outbox'
import { openCollection, openSession } from '../support/payments'
import { makeProducts, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

const provider = 'pp_net-terms'
const shown = 'payment_collections.payments.provider_id,payment_collections.payments.data'
const fields = `id,display_id,total,created_at,${shown}`
const settingsPath = '/admin/shop-settings'

let admin: string
let products: TestProducts
let group: string
let before: object

const change = async (path: string, body: object) =>
  await done('POST', `/admin/${path}`, { bearer: admin, body })

async function setTerms(terms: object): Promise<void> {
  await change('shop-settings', { ...before, net_terms: { group_ids: [group], days: 14, ...terms } })
}

async function newCustomer(isMember: boolean) {
  const { email, token: bearer } = await signUp()
  const id = textAt(await done('GET', '/store/customers/me', { bearer }), 'customer.id')
  if (isMember) await change(`customer-groups/${group}/customers`, { add: [id] })
  return { id, email, bearer }
}

type Customer = Awaited<ReturnType<typeof newCustomer>>

const cartOf = async ({ email, bearer }: Customer, quantity = 1) =>
  await cartReadyToPay([{ variant_id: products.variantId, quantity }], { email, bearer })

async function chosen(customer: Customer, quantity = 1) {
  const cart = await cartOf(customer, quantity)
  const who = { bearer: customer.bearer }
  const opened = await openSession(await openCollection(cart.id, who), provider, {}, who)
  return { ...cart, opened }
}

const completed = async (id: string, { bearer }: Customer) =>
  await ask('POST', `/store/carts/${id}/complete?fields=${fields}`, { bearer })

const offered = async (bearer?: string) => {
  const path = `/store/payment-providers?region_id=${await regionId()}`
  const answer = await done('GET', path, bearer === undefined ? {} : { bearer })
  return listAt(answer, 'payment_providers').map((one) => at(one, 'id'))
}

describe('Payment on invoice', () => {
  let member: Customer
  let other: Customer

  beforeAll(async () => {
    admin = await signInAdmin()
    products = await makeProducts(admin, 'Sold on invoice', 1000)
    group = textAt(await change('customer-groups', { name: `Trade ${Date.now()}` }), 'customer_group.id')
    before = at(await done('GET', settingsPath, { bearer: admin }), 'shop_settings') as object
    ;[member, other] = [await newCustomer(true), await newCustomer(false)]
    await setTerms({})
  })

  afterAll(async () => {
    await change('shop-settings', before)
    await products.remove()
  })

  it('is offered to the members of the chosen groups, and the shop hears nothing of the settings', async () => {
    expect(await offered(member.bearer)).toContain(provider)
    expect(await offered(other.bearer)).not.toContain(provider)
    expect(await offered()).not.toContain(provider)
    expect(at(await done('GET', '/store/shop-settings'), 'shop_settings')).not.toHaveProperty('net_terms')
  })

  it('places a member’s order at once, due after the days of the settings, whatever the request asked for', async () => {
    const cart = await cartOf(member)
    const who = { bearer: member.bearer }
    const opened = await openSession(
      await openCollection(cart.id, who),
      provider,
      { data: { days: 999 } },
      who,
    )
    expect(opened.status).toBe(200)
    const { status, body } = await completed(cart.id, member)
    expect({ status, type: at(body, 'type') }).toEqual({ status: 200, type: 'order' })
    expect(at(body, 'order.payment_collections.0.payments.0')).toMatchObject({
      provider_id: provider,
      data: { days: 14 },
    })
    const due = new Date(Date.parse(textAt(body, 'order.created_at')) + 14 * 86_400_000)
    const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(due)
    const { text } = await mailTo(member.email, /^Your order/)
    expect(text).toContain(day)
    const read = await done('GET', `/admin/orders/${textAt(body, 'order.id')}?fields=payment_status`, {
      bearer: admin,
    })
    expect(at(read, 'order.payment_status')).toBe('authorized')
  })

  it('is refused to others and to guests who ask for it', async () => {
    const refused = { status: 400, body: { code: 'net_terms_not_offered' } }
    expect((await chosen(other)).opened).toMatchObject(refused)
    const cart = await cartReadyToPay([{ variant_id: products.variantId, quantity: 1 }])
    expect(await openSession(await openCollection(cart.id), provider)).toMatchObject(refused)
  })

  it('is refused at the order to a customer who has left the group since', async () => {
    const leaving = await newCustomer(true)
    const cart = await chosen(leaving)
    expect(cart.opened.status).toBe(200)
    await change(`customer-groups/${group}/customers`, { remove: [leaving.id] })
    expect(await completed(cart.id, leaving)).toMatchObject({
      status: 400,
      body: { code: 'net_terms_not_offered' },
    })
    const { body } = await ask('GET', `/store/carts/${cart.id}?fields=id,completed_at`, {
      bearer: leaving.bearer,
    })
    expect(at(body, 'cart.completed_at')).toBeNull()
  })

  it('is refused above the limit, also to two orders at once, until the owner has the money', async () => {
    const buyer = await newCustomer(true)
    const first = await chosen(buyer)
    const read = await done('GET', `/store/carts/${first.id}?fields=total`, { bearer: buyer.bearer })
    const total = Number(at(read, 'cart.total'))
    await setTerms({ limits: [{ currency: 'INR', amount: total * 1.5 }] })
    const second = await chosen(buyer)
    expect(second.opened.status).toBe(200)
    const answers = await Promise.all([completed(first.id, buyer), completed(second.id, buyer)])
    const placed = answers.find(({ status }) => status === 200)
    const refused = answers.find(({ status }) => status !== 200)
    expect(at(placed?.body, 'type')).toBe('order')
    expect(refused).toMatchObject({ status: 400, body: { code: 'net_terms_limit' } })

    const third = await chosen(buyer)
    expect(third.opened).toMatchObject({ status: 400, body: { code: 'net_terms_limit' } })
    const order = textAt(placed?.body, 'order.id')
    const payments = await done('GET', `/admin/orders/${order}?fields=payment_collections.payments.id`, {
      bearer: admin,
    })
    await change(`payments/${textAt(payments, 'order.payment_collections.0.payments.0.id')}/capture`, {})
    await eventually('payment on invoice', async () =>
      (await chosen(buyer)).opened.status === 200 ? true : undefined,
    )
  })

  it('is offered to no one once the owner has chosen no group', async () => {
    await setTerms({ group_ids: null })
    expect(await offered(member.bearer)).not.toContain(provider)
    expect((await chosen(member)).opened).toMatchObject({ status: 400 })
    await setTerms({})
  })
})
