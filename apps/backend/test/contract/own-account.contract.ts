/** @module-tag smoke */
import { beforeAll, describe, expect, it } from 'vitest'

import { anyEmail, ask, done, signIn, signUp } from '../support/backend'
import { cartReadyToOrder } from '../support/checkout'
import { mailTo, secretIn } from '../support/outbox'
import { at, textAt } from '../support/read'

const me = '/store/customers/me'
const old = 'a-long-password'
const fresh = 'linen-and-light-7'
const refused = (code: string) => ({ status: 400, body: { code } })
const statusOf = async (bearer: string) => (await ask('GET', me, { bearer })).status
const login = async (email: string, password: string) =>
  (await ask('POST', '/auth/customer/emailpass', { body: { email, password } })).status

describe('A customer who changes the password', () => {
  const change = async (bearer: string, password: string, new_password: string) =>
    ask('POST', `${me}/password`, { bearer, body: { password, new_password } })

  it('[F-98] has to know the old one, and the new one keeps to the rules', async () => {
    const { email, token } = await signUp()
    expect(await change(token, 'not-the-old-one', fresh)).toMatchObject(refused('password_wrong'))
    for (const [password, code] of [
      ['seven77', 'password_too_short'],
      ['iloveyou1', 'password_too_common'],
      [email, 'password_is_address'],
    ] as const)
      expect(await change(token, old, password)).toMatchObject(refused(code))
    expect(
      (await ask('POST', `${me}/password`, { body: { password: old, new_password: fresh } })).status,
    ).toBe(401)
    expect([await login(email, old), await statusOf(token)]).toEqual([200, 200])
  })

  it('stays signed in here and nowhere else, and is told by mail', async () => {
    const { email, token } = await signUp()
    const elsewhere = await signIn('customer', email, old)
    await done('POST', '/auth/customer/emailpass/reset-password', { body: { identifier: email } })
    const reset = secretIn(await mailTo(email, /^Set a new password/), 'token')
    const changed = await change(token, old, fresh)
    expect(changed.status).toBe(200)
    const here = textAt(changed.body, 'token')
    expect(await Promise.all([here, token, elsewhere].map(statusOf))).toEqual([200, 401, 401])
    expect([await login(email, old), await login(email, fresh)]).toEqual([401, 200])
    await mailTo(email, /^Your password was changed/)
    // A link of before sets no password any more.
    const late = await ask('POST', '/auth/customer/emailpass/update', {
      bearer: reset,
      body: { password: old },
    })
    expect(late.status).toBe(401)
    expect(await login(email, fresh)).toBe(200)
  })
})

describe('A customer who changes the address', () => {
  const request = async (bearer: string, email: string, password = old) =>
    ask('POST', `${me}/email`, { bearer, body: { email, password } })
  const confirm = async (bearer: string, token: string) =>
    ask('POST', `${me}/email/confirm`, { bearer, body: { token } })
  const linkTo = async (email: string) => secretIn(await mailTo(email, /^Confirm your new address/), 'token')
  let line: { variant_id: string; quantity: number }

  beforeAll(async () => {
    const candle = await done('GET', '/store/products?handle=monsoon-candle')
    line = { variant_id: textAt(candle, 'products.0.variants.0.id'), quantity: 1 }
  })

  it('signs in with the new one from then on: identity, customer, cart and proof follow, and the old address is told', async () => {
    const { email, token } = await signUp()
    const cart = await cartReadyToOrder([line], { email, bearer: token })
    await done('POST', '/auth/customer/emailpass/reset-password', { body: { identifier: email } })
    const reset = secretIn(await mailTo(email, /^Set a new password/), 'token')
    const to = anyEmail('new')
    await request(token, to)
    const link = await linkTo(to)
    const answer = await confirm(token, link)
    expect(answer).toMatchObject({ status: 200, body: { email: to } })
    const bearer = textAt(answer.body, 'token')
    expect(await Promise.all([bearer, token].map(statusOf))).toEqual([200, 401])
    expect([await login(email, old), await login(to, old)]).toEqual([401, 200])
    expect(at(await done('GET', me, { bearer }), 'customer.email')).toBe(to)
    expect(at(await done('GET', `${me}/verification`, { bearer }), 'verification')).toMatchObject({
      email: to,
      verified_at: expect.any(String) as string,
    })
    expect(at(await done('GET', `/store/carts/${cart.id}`, { bearer }), 'cart.email')).toBe(to)
    await mailTo(email, /^The address of your account was changed/)
    const late = await ask('POST', '/auth/customer/emailpass/update', {
      bearer: reset,
      body: { password: fresh },
    })
    expect(late.status).toBe(401)
    expect(await confirm(bearer, link)).toMatchObject(refused('link_used'))
    // The old address is free again.
    await done('POST', '/auth/customer/emailpass/register', { body: { email, password: fresh } })
  })
})
