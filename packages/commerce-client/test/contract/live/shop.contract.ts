import { beforeAll, describe, expect, test } from 'vitest'
import { each } from '../../../src/index.ts'
import { afterwards, deletedAfterwards } from '../../support/afterwards.ts'
import { cookieFetch } from '../../support/cookie-fetch.ts'
import { commerceFailureOf } from '../../support/failure-of.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { liveShop, newPerson, signUp } from '../../support/live-shop.ts'
import { one } from '../../support/one.ts'
import { ownGoods, type Goods } from '../../support/own-goods.ts'
import { deliveredOrder } from '../../support/own-order.ts'
import { returnShipping } from '../../support/return-shipping.ts'

const shop = liveShop()
const { store } = shop
let admin: Merchant['admin']
let goods: Goods

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
  goods = await ownGoods(admin)
  return goods.remove
})

describe('a shopper', () => {
  test('sees variants and options, and finds what they search for', async () => {
    const { variants } = await store.productVariant.list({ id: [goods.variantId], region_id: goods.regionId })
    expect(one(variants)).toMatchObject({ id: goods.variantId, calculated_price: { calculated_amount: goods.price } })
    const { variant } = await store.productVariant.retrieve(goods.variantId, { region_id: goods.regionId })
    expect(variant.id).toBe(goods.variantId)
    const { product_options } = await store.productOption.list({ limit: 1 })
    const { id, title } = one(product_options)
    expect((await store.productOption.retrieve(id)).product_option).toMatchObject({ id, title })
    const { results } = await store.search.list({
      queries: [{ entity: 'product', filters: { q: 'linen' }, fields: ['id', 'title'] }],
    } as never)
    expect(results.length).toBeGreaterThan(0)
  })

  test('walks through all products, a page at a time', async () => {
    const { count } = await store.product.list({ limit: 1, fields: 'id' })
    const ids: string[] = []
    for await (const { id } of each(store.product.list, { fields: 'id', order: 'id', limit: 20 })) ids.push(id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(count / 2)
  })

  test('keeps an account and addresses', async () => {
    const person = liveShop()
    await signUp(person, newPerson())
    const { customer } = await person.store.customer.update({ last_name: 'Rao' })
    deletedAfterwards(customer.id, admin.customer.delete)
    expect(customer.last_name).toBe('Rao')
    const { customer: settled } = await person.store.customer.createAddress({ city: 'Pune', country_code: 'in' })
    const addressId = one(settled.addresses).id
    await person.store.customer.updateAddress(addressId, { city: 'Mumbai' })
    expect((await person.store.customer.retrieveAddress(addressId)).address.city).toBe('Mumbai')
    expect((await person.store.customer.listAddress()).addresses).toMatchObject([{ id: addressId }])
    expect(await person.store.customer.deleteAddress(addressId)).toMatchObject({
      id: addressId,
      deleted: true,
      parent: { id: customer.id },
    })
  })

  test('sends something back', async () => {
    const order = await deliveredOrder(admin, goods, 1)
    const wayBack = await returnShipping(admin, goods)
    const { return: asked } = await store.return.create({
      order_id: order.id,
      items: [{ id: one(order.items).id, quantity: 1 }],
      return_shipping: { option_id: wayBack.id },
      location_id: goods.locationId,
    })
    expect(asked).toMatchObject({ order_id: order.id, status: 'requested' })
  })

  test('asks what a shipping option costs, where its price is a fixed one', async () => {
    const { cart } = await store.cart.create({ region_id: goods.regionId })
    const { shipping_options } = await admin.shippingOption.list({ limit: 1, order: 'created_at' })
    const call = store.fulfillment.calculate(one(shipping_options).id, { cart_id: cart.id })
    expect(await commerceFailureOf(call)).toMatchObject({ kind: 'response', method: 'POST' })
  })
})

describe('a session', () => {
  test('is kept in a cookie, refreshed, and ended', async () => {
    const person = newPerson()
    const visitor = liveShop()
    await signUp(visitor, person)
    const { customer } = await visitor.store.customer.retrieve()
    deletedAfterwards(customer.id, admin.customer.delete)

    const { fetch, cookies } = cookieFetch()
    const { auth, client, store } = liveShop({ fetch, auth: { type: 'session' } })
    await auth.login('customer', 'emailpass', { ...person })
    expect([...cookies.keys()]).toContain('connect.sid')
    expect((await store.customer.retrieve()).customer.id).toBe(customer.id)
    expect(await client.getToken()).toBeUndefined()
    await auth.refresh({ authorization: `Bearer ${(await visitor.client.getToken()) ?? ''}` })
    expect((await store.customer.retrieve()).customer.id).toBe(customer.id)
    await auth.logout()
    expect(await commerceFailureOf(store.customer.retrieve())).toMatchObject({ status: 401 })
  })
})

describe('whoever signs in', () => {
  test('learns which ways there are', async () => {
    const { auth } = liveShop()
    expect(JSON.stringify(await auth.listProviders('customer'))).toContain('emailpass')
  })

  test('forgets a password, and sets a new one with what the mail says', async () => {
    const { auth } = liveShop()
    await auth.resetPassword('customer', 'emailpass', { identifier: newPerson().email })

    const person = newPerson()
    const { user } = await invited(person)
    const { token } = await admin.user.generateResetPasswordToken(user)
    const next = { ...person, password: 'another-password' }
    await auth.updateProvider('user', 'emailpass', { password: next.password }, token)
    expect((await (await liveMerchant(next)).admin.user.me()).user.id).toBe(user)
  })

  /** Somebody with a place in the admin. Gone when the test is over. */
  async function invited(person: ReturnType<typeof newPerson>): Promise<{ user: string }> {
    const { invite } = await admin.invite.create({ email: person.email })
    const merchant = await registered(person)
    const accepted = await merchant.invite.accept({ invite_token: invite.token, email: person.email })
    if (!('user' in accepted)) throw new Error(accepted.message)
    const { id } = accepted.user
    deletedAfterwards(id, admin.user.delete)
    return { user: id }
  }

  async function registered(person: ReturnType<typeof newPerson>): Promise<Merchant['admin']> {
    const { client, auth } = liveShop()
    await auth.register('user', 'emailpass', { ...person })
    const { Admin } = await import('../../../src/admin/index.ts')
    return new Admin(client)
  }

  test('has second factors, of which this server may have none', async () => {
    const { auth } = liveShop()
    const visitor = liveShop()
    await signUp(visitor, newPerson())
    afterwards(() => auth.logout())
    console.log(await visitor.auth.mfa.list().catch((e: unknown) => e))
    console.log(await visitor.auth.mfa.start({ provider: 'totp' } as never).catch((e: unknown) => e))
    console.log(await visitor.auth.verification.request({} as never).catch((e: unknown) => e))
  })
})
