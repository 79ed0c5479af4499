import { describe, expect, it } from 'vitest'

import { limits } from '../../src/lib/rate-limit/limits'
import { cartReadyToOrder, complete } from '../support/checkout'
import { anyEmail, ask, done, regionId, signUp, type Ask } from '../support/backend'
import { expectTooManyRequests, inTurn, same, statuses, visitor } from '../support/limits'
import { textAt } from '../support/read'

// The limits of forty requests and more, as in limits.contract.ts. They take a minute.

const password = 'linen-and-light-3'

describe('Limits by visitor:', () => {
  const newcomer = () => ({ email: anyEmail('newcomer'), password })
  const cases: readonly (readonly [keyof typeof limits, string, () => Ask])[] = [
    ['registration-by-visitor', '/auth/customer/emailpass/register', () => ({ body: newcomer() })],
    ['cart-creation-by-visitor', '/store/carts', () => ({ body: { region_id: 'reg_unknown' } })],
    ['order-by-visitor', '/store/carts/cart_unknown/complete', () => ({})],
    ['search-by-visitor', '/store/search', () => ({ body: { entity: 'product' } })],
  ]

  it.each(cases)('%s at %s', async (name, path, asked) => {
    const from = visitor()
    const { times, seconds } = limits[name]
    const answers = await inTurn(times, async () => ask('POST', path, { ...asked(), from }))
    expect(statuses(answers)).not.toContain(429)
    expectTooManyRequests(await ask('POST', path, { ...asked(), from }), seconds)
    expect((await ask('POST', path, { ...asked(), from: visitor() })).status).not.toBe(429)
  })

  it('the state of a payment at Razorpay', async () => {
    const from = visitor()
    const path = '/store/razorpay-payments/order_unknown'
    const { times, seconds } = limits['payment-state-by-visitor']
    const answers = await inTurn(times, async () => ask('GET', path, { from }))
    expect(statuses(answers)).not.toContain(429)
    expectTooManyRequests(await ask('GET', path, { from }), seconds)
  })
})

describe('Limits by account:', () => {
  it('orders with one email', async () => {
    const email = anyEmail('victim')
    const region_id = await regionId()
    const carts = await inTurn(limits['order-by-email'].times + 1, async () =>
      ask('POST', '/store/carts', { body: { region_id, email } }),
    )
    const answers = await inTurn(carts.length, async (time) => {
      const id = textAt(carts[time]?.body, 'cart.id')
      return ask('POST', `/store/carts/${id}/complete`, { from: visitor() })
    })
    expect(statuses(answers.slice(0, -1))).not.toContain(429)
    expectTooManyRequests(answers.at(-1), limits['order-by-email'].seconds)
  })

  it('but not repeated completions of one cart', async () => {
    const candle = await done('GET', '/store/products?handle=monsoon-candle')
    const variant = textAt(candle, 'products.0.variants.0.id')
    const { id } = await cartReadyToOrder([{ variant_id: variant, quantity: 1 }])
    expect((await complete(id)).status).toBe(200)
    const answers = await inTurn(limits['order-by-email'].times + 5, async () =>
      ask('POST', `/store/carts/${id}/complete`, { from: visitor() }),
    )
    expect(new Set(statuses(answers))).toEqual(new Set([200]))
  })
})

describe('Password guessing', () => {
  const signIn = async (email: string, word: string, from: string) =>
    ask('POST', '/auth/customer/emailpass', { from, body: { email, password: word } })

  it('of many accounts is stopped, and successful sign-ins are not counted', async () => {
    const from = visitor()
    const { email } = await signUp(password)
    const { times, seconds } = limits['sign-in-by-visitor']
    const right = await inTurn(5, async () => signIn(email, password, from))
    expect(statuses(right)).toEqual(same(200, 5))
    // At the same time: each password takes the server a quarter of a second.
    const guess = async () => signIn(anyEmail('guessed'), 'wrong', from)
    const answers = await Promise.all(Array.from({ length: times }, guess))
    expect(statuses(answers)).toEqual(same(401, times))
    const next = await guess()
    expect(next.status).toBe(429)
    expectTooManyRequests(next, seconds)
  })
})
