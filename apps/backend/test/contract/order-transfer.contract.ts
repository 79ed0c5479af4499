import { beforeAll, describe, expect, it } from 'vitest'

import { cartReadyToOrder, complete } from '../support/checkout'
import { anyEmail, ask, done, signInAdmin, signUp } from '../support/backend'
import { eventually } from '../support/eventually'
import { secretIn } from '../support/outbox'
import { at, listAt, textAt } from '../support/read'

let line: { variant_id: string; quantity: number }
let admin: { readonly bearer: string }

beforeAll(async () => {
  const candle = await done('GET', '/store/products?handle=monsoon-candle')
  line = { variant_id: textAt(candle, 'products.0.variants.0.id'), quantity: 1 }
  admin = { bearer: await signInAdmin() }
})

/** A guest's order, with the functions of its transfer. */
async function guestOrder() {
  const cart = await cartReadyToOrder([line], { email: anyEmail('guest') })
  const { body } = await complete(cart.id)
  const [id, access] = [textAt(body, 'order.id'), textAt(body, 'order_access')]
  const path = `/store/orders/${id}/transfer`
  return {
    id,
    access,
    itemId: textAt(body, 'order.items.0.id'),
    cartId: cart.id,
    request: async (bearer: string, wish: object = {}) =>
      ask('POST', `${path}/request`, { bearer, access, body: wish }),
    accept: async (token: string) => ask('POST', `${path}/accept`, { body: { token } }),
    decline: async (token: string) => ask('POST', `${path}/decline`, { body: { token } }),
    /** The token of the latest mail, once there are so many. */
    token: async (mails = 1): Promise<string> => {
      const [latest] = await eventually(`mail number ${mails}`, async () => {
        const sent = listAt(await done('GET', `/outbox?to=${encodeURIComponent(cart.email)}`), 'mails')
        const asked = sent.filter((mail) => textAt(mail, 'subject').startsWith('Move order'))
        return asked.length >= mails ? asked : undefined
      })
      return secretIn({ text: textAt(latest, 'text') }, 'token')
    },
    owner: async () =>
      at(await done('GET', `/admin/orders/${id}?fields=id,email,customer_id`, admin), 'order') as {
        readonly email: string
        readonly customer_id: string
      },
  }
}

async function customer() {
  const { token, email } = await signUp()
  const me = await done('GET', '/store/customers/me', { bearer: token })
  return { bearer: token, email, id: textAt(me, 'customer.id') }
}

describe('A transfer of an order', () => {
  it('that is requested stops neither the shipment nor a return', async () => {
    const order = await guestOrder()
    const { bearer } = await customer()
    expect(await order.request(bearer)).toMatchObject({ status: 200, body: { order: { id: order.id } } })
    const items = [{ id: order.itemId, quantity: 1 }]
    const path = `/admin/orders/${order.id}/fulfillments`
    expect(await ask('POST', path, { ...admin, body: { items } })).toMatchObject({ status: 200 })
    const sent = await done('GET', `/admin/orders/${order.id}?fields=fulfillments.id`, admin)
    const parcel = textAt(sent, 'order.fulfillments.0.id')
    const shipped = await ask('POST', `${path}/${parcel}/shipments`, { ...admin, body: { items } })
    expect(shipped).toMatchObject({ status: 200 })
    const delivered = await ask('POST', `${path}/${parcel}/mark-as-delivered`, admin)
    expect(delivered).toMatchObject({ status: 200 })
    const ways = await done('GET', `/store/shipping-options?cart_id=${order.cartId}&is_return=true`)
    const body = {
      order_id: order.id,
      items,
      return_shipping: { option_id: textAt(ways, 'shipping_options.0.id') },
    }
    expect(await ask('POST', '/store/returns', { access: order.access, body })).toMatchObject({ status: 200 })
    // And is accepted while the return is open.
    expect(await order.accept(await order.token())).toMatchObject({ status: 200 })
  })

  it('is requested while the order is being edited', async () => {
    const order = await guestOrder()
    await done('POST', '/admin/order-edits', { ...admin, body: { order_id: order.id } })
    expect(await order.request((await customer()).bearer)).toMatchObject({ status: 200 })
  })

  it('moves the order to whose mail is followed, though another customer asked first', async () => {
    const order = await guestOrder()
    const [other, own] = [await customer(), await customer()]
    await order.request(other.bearer)
    const others = await order.token(1)
    expect(await order.request(own.bearer)).toMatchObject({ status: 200 })
    const token = await order.token(2)
    const { email } = await order.owner()
    expect(await order.accept(token)).toMatchObject({ status: 200, body: { order: { id: order.id } } })
    expect(await order.owner()).toMatchObject({ customer_id: own.id, email })
    const mine = listAt(await done('GET', '/store/orders', { bearer: own.bearer }), 'orders')
    expect(mine.map((one) => at(one, 'id'))).toEqual([order.id])
    for (const used of [token, others])
      expect(await order.accept(used)).toMatchObject({ status: 400, body: { type: 'not_allowed' } })
    expect(await order.request(own.bearer)).toMatchObject({
      status: 400,
      body: { message: `Order: ${order.id} already belongs to customer: ${own.id}` },
    })
  })

  it('gives the order the account’s email where that was requested', async () => {
    const order = await guestOrder()
    const own = await customer()
    await order.request(own.bearer, { update_order_email: true })
    expect(await order.accept(await order.token())).toMatchObject({ status: 200 })
    expect(await order.owner()).toMatchObject({ customer_id: own.id, email: own.email })
  })

  it('is refused with a changed token, or the token of another order', async () => {
    const [order, another] = [await guestOrder(), await guestOrder()]
    const [own, other] = [await customer(), await customer()]
    await order.request(own.bearer)
    await another.request(own.bearer)
    const token = await order.token()
    const before = await order.owner()
    for (const wrong of [await another.token(), `${token}x`, token.replace(own.id, other.id), 'x', own.id])
      for (const answer of [await order.accept(wrong), await order.decline(wrong)])
        expect(answer).toMatchObject({ status: 400 })
    expect(await order.owner()).toEqual(before)
  })

  it('is refused for an order that is canceled', async () => {
    const order = await guestOrder()
    const { bearer } = await customer()
    await order.request(bearer)
    await done('POST', `/admin/orders/${order.id}/cancel`, admin)
    expect(await order.accept(await order.token())).toMatchObject({ status: 400 })
    expect(await order.request(bearer)).toMatchObject({ status: 400 })
  })

  it('that is declined leaves the order with its owner, and can be requested again', async () => {
    const order = await guestOrder()
    const own = await customer()
    await order.request(own.bearer)
    const before = await order.owner()
    expect(await order.decline(await order.token())).toMatchObject({
      status: 200,
      body: { order: { id: order.id } },
    })
    expect(await order.owner()).toEqual(before)
    await order.request(own.bearer)
    expect(await order.accept(await order.token(2))).toMatchObject({ status: 200 })
  })

  it.each(['accept', 'decline'] as const)(
    'that an administrator requested: %s by its mail',
    async (answer) => {
      const order = await guestOrder()
      const { id } = await customer()
      const before = await order.owner()
      await done('POST', `/admin/orders/${order.id}/transfer`, { ...admin, body: { customer_id: id } })
      expect(await order[answer](await order.token())).toMatchObject({ status: 200 })
      const wanted = answer === 'accept' ? id : before.customer_id
      expect((await order.owner()).customer_id).toBe(wanted)
    },
  )
})
