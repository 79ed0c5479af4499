import { beforeAll, describe, expect, it } from 'vitest'

import { cartReadyToOrder, complete } from '../support/checkout'
import { anyEmail, ask, done, signIn, signInAdmin, signInDemo, signUp } from '../support/backend'
import { linkIn, mailTo, secretIn } from '../support/outbox'
import { at, listAt, textAt } from '../support/read'

const state = '/store/customers/me/verification'
const request = '/auth/verification/request'
const confirm = '/auth/verification/confirm'
const confirmation = /^Confirm your address/

let line: { variant_id: string; quantity: number }

beforeAll(async () => {
  const candle = await done('GET', '/store/products?handle=monsoon-candle')
  line = { variant_id: textAt(candle, 'products.0.variants.0.id'), quantity: 1 }
})

async function guestOrder(email: string): Promise<string> {
  const cart = await cartReadyToOrder([line], { email })
  return textAt((await complete(cart.id)).body, 'order.id')
}

async function register(email: string): Promise<string> {
  const words = { email, password: 'a-long-password' }
  const half = textAt(await done('POST', '/auth/customer/emailpass/register', { body: words }), 'token')
  await done('POST', '/store/customers', { bearer: half, body: { email } })
  return signIn('customer', email, words.password)
}

const ordersOf = async (bearer: string): Promise<readonly unknown[]> =>
  listAt(await done('GET', '/store/orders', { bearer }), 'orders').map((order) => at(order, 'id'))

describe('An account with an unverified address', () => {
  it('is usable at once, without the guest orders placed with the address', async () => {
    const email = anyEmail('guest')
    const id = await guestOrder(email)
    const bearer = await register(email)
    expect(await done('GET', state, { bearer })).toEqual({ verification: { email, verified_at: null } })
    expect(await ordersOf(bearer)).toEqual([])
    expect((await ask('GET', `/store/orders/${id}`, { bearer })).status).toBe(404)
    const path = `/store/orders/${id}/transfer/request`
    expect((await ask('POST', path, { bearer, body: {} })).status).toBe(404)
    expect((await ask('POST', '/store/returns', { bearer, body: { order_id: id } })).status).not.toBe(200)
    const cart = await cartReadyToOrder([line], { email, bearer })
    const own = textAt((await complete(cart.id, bearer)).body, 'order.id')
    expect(await ordersOf(bearer)).toEqual([own])
  })

  it('is verified by the link in the email, once, and then has those orders', async () => {
    const email = anyEmail('guest')
    const ids = [await guestOrder(email), await guestOrder(email)]
    const bearer = await register(email)
    const mail = await mailTo(email, confirmation)
    expect([linkIn(mail).pathname, linkIn(mail).search]).toEqual(['/verify-address', ''])
    const body = { code: secretIn(mail, 'token') }
    expect(at(await done('POST', confirm, { bearer, body }), 'entity_id')).toBe(email)
    expect(new Set(await ordersOf(bearer))).toEqual(new Set(ids))
    const known = await done('GET', state, { bearer })
    expect(at(known, 'verification')).toEqual({ email, verified_at: expect.any(String) as string })
    expect((await done('GET', `/store/orders/${ids[0]}`, { bearer })) as object).toHaveProperty('order')
  })

  it('that is confirmed once more with its token claims the orders that were left, and no later ones', async () => {
    const email = anyEmail('guest')
    const left = await guestOrder(email)
    const bearer = await register(email)
    const body = { code: secretIn(await mailTo(email, confirmation), 'token') }
    const first = await done('POST', confirm, { bearer, body })
    // As if the process had ended before it claimed the order.
    const path = `/admin/orders/${left}/transfer/guest`
    await done('POST', path, { bearer: await signInAdmin(), body: { email } })
    await guestOrder(email)
    expect(await ordersOf(bearer)).toEqual([])
    const { status, body: again } = await ask('POST', confirm, { bearer, body })
    expect([status, again]).toEqual([200, first])
    expect(await ordersOf(bearer)).toEqual([left])
  })

  it('is not verified by its link for another customer or a guest', async () => {
    const email = anyEmail('owner')
    const id = await guestOrder(email)
    const takenOver = await register(email)
    const body = { code: secretIn(await mailTo(email, confirmation), 'token') }
    const { token: owner } = await signUp()
    expect((await ask('POST', confirm, { body })).status).toBe(401)
    expect(await ask('POST', confirm, { bearer: owner, body })).toMatchObject({
      status: 400,
      body: { type: 'not_allowed', code: 'verification_not_own' },
    })
    const unknown = await ask('POST', confirm, { bearer: owner, body: { code: `${body.code}x` } })
    expect([unknown.status, at(unknown.body, 'code')]).toEqual([400, undefined])
    expect(at(await done('GET', state, { bearer: takenOver }), 'verification.verified_at')).toBeNull()
    expect(at(await done('GET', state, { bearer: owner }), 'verification.verified_at')).toBeNull()
    expect([await ordersOf(takenOver), await ordersOf(owner)]).toEqual([[], []])
    expect(id).not.toBe('')
  })

  it('gets another link, which invalidates the previous one', async () => {
    const email = anyEmail('again')
    const bearer = await register(email)
    const first = secretIn(await mailTo(email, confirmation), 'token')
    await done('POST', request, { bearer, body: { entity_id: email.toUpperCase(), entity_type: 'email' } })
    const second = await expectAnother(email, first)
    expect((await ask('POST', confirm, { bearer, body: { code: first } })).status).toBe(400)
    expect((await ask('POST', confirm, { bearer, body: { code: second } })).status).toBe(200)
  })

  it('cannot request verification of another address or type, nor without limit', async () => {
    const { email, token: bearer } = await signUp()
    const other = anyEmail('stranger')
    const odd = [
      { entity_id: other, entity_type: 'email' },
      { entity_id: email, entity_type: 'phone' },
      { entity_id: email, entity_type: 'email', code_provider: 'nope' },
    ]
    for (const body of odd) expect((await ask('POST', request, { bearer, body })).status).toBe(400)
    expect((await ask('POST', request, { body: odd[0] })).status).toBe(401)
    expect(await done('GET', `/outbox?to=${other}`)).toEqual({ mails: [] })
    const statuses: number[] = []
    for (let times = 0; times < 6; times += 1) {
      const body = { entity_id: email, entity_type: 'email' }
      statuses.push((await ask('POST', request, { bearer, body })).status)
    }
    expect(statuses).toContain(201)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('The verification state of an address', () => {
  it('is visible to its customer alone', async () => {
    expect((await ask('GET', state)).status).toBe(401)
    const { headers } = await ask('GET', state, { bearer: (await signUp()).token })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('is verified for the customer of the sample store', async () => {
    const known = await done('GET', state, { bearer: await signInDemo() })
    expect(at(known, 'verification.verified_at')).toEqual(expect.any(String))
  })
})

/** The token of the email after the one with this token. */
async function expectAnother(email: string, than: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const token = secretIn(await mailTo(email, confirmation), 'token')
    if (token !== than) return token
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No other mail came for ${email}`)
}
