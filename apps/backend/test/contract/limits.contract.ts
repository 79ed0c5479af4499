/** @module-tag smoke */
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'

import { describe, expect, it, vi } from 'vitest'

import { mostItems } from '../../src/lib/cart/cart-size'
import { limits } from '../../src/lib/rate-limit/limits'
import { cartReadyToOrder, complete } from '../support/checkout'
import { anyEmail, ask, backendUrl, done, regionId, signUp, type Ask } from '../support/backend'
import { expectTooManyRequests, inTurn, same, statuses, visitor } from '../support/limits'
import { textAt } from '../support/read'

const signInPath = '/auth/customer/emailpass'
const resetPath = '/auth/customer/emailpass/reset-password'

/** The number of no order. */
const anyNumber = () => 1_000_000 + Math.floor(Math.random() * 1_000_000_000)

const message = (email = anyEmail('writer')) => ({ name: 'Asha', email, subject: 'Hello', message: 'A word' })

/** Status of a GET with a body, which Medusa accepts for sign-in and `fetch` cannot send. */
async function statusOfReading(path: string, body: unknown, from: string): Promise<number | undefined> {
  const text = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'x-forwarded-for': from,
  }
  const sent = request(`${backendUrl}${path}`, { method: 'GET', headers })
  sent.end(text)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

describe('A visitor over a limit', () => {
  it('gets 429 with Retry-After and an error in Medusa’s format', async () => {
    const from = visitor()
    const answers = await inTurn(11, async () => ask('POST', '/store/contact', { from, body: message() }))
    expect(statuses(answers)).toEqual([...same(201, 10), 429])
    expectTooManyRequests(answers.at(-1), 600)
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await ask('POST', '/store/contact', { from: visitor(), body: message() })).status).toBe(201)
  })

  it('is not counted for invalid input', async () => {
    const from = visitor()
    const email = anyEmail('mistyped')
    const body = { ...message(email), subject: '' }
    const answers = await inTurn(20, async () => ask('POST', '/store/contact', { from, body }))
    expect(statuses(answers)).toEqual(same(400, 20))
    expect((await ask('POST', '/store/contact', { from, body: message(email) })).status).toBe(201)
  })

  it('for one email is limited from any address', async () => {
    const email = anyEmail('guessed')
    const answers = await inTurn(11, async (time) => {
      const body = { display_id: 900_000 + time, email: time % 2 === 0 ? email : ` ${email.toUpperCase()} ` }
      return ask('POST', '/store/orders/lookup', { from: visitor(), body })
    })
    expect(statuses(answers)).toEqual([...same(404, 10), 429])
  })

  it('for one order is limited for any notation of its number', async () => {
    const number = anyNumber()
    const spellings = [number, [number], `0${number}`, `${number}.0`, ` ${number}`, `${number}e0`]
    const answers = await inTurn(11, async (time) => {
      const body = { display_id: spellings[time % spellings.length], email: anyEmail('guessing') }
      return ask('POST', '/store/orders/lookup', { from: visitor(), body })
    })
    expect(statuses(answers)).toEqual([...same(404, 10), 429])
  })

  it('cannot fill a mailbox with password emails', async () => {
    const body = { identifier: anyEmail('flooded') }
    const answers = await inTurn(6, async () => ask('POST', resetPath, { from: visitor(), body }))
    expect(statuses(answers)).toEqual([...same(201, 5), 429])
  })

  it('cannot bypass a limit with another spelling of the path', async () => {
    const body = { identifier: anyEmail('flooded') }
    const odd = [
      '/auth/customer/%65mailpass/reset-password',
      '/auth/%63ustomer/emailpass/reset-password',
      '//auth/customer/emailpass/reset-password',
      '/auth/customer//emailpass/reset-password',
    ]
    const refused = await inTurn(odd.length, async (time) =>
      ask('POST', odd[time] ?? '', { from: visitor(), body }),
    )
    expect(statuses(refused)).toEqual(same(400, odd.length))
    const spellings = [resetPath, `${resetPath}/`, '/AUTH/customer/emailpass/Reset-Password']
    const answers = await inTurn(6, async (time) =>
      ask('POST', spellings[time % spellings.length] ?? resetPath, { from: visitor(), body }),
    )
    expect(statuses(answers)).toEqual([...same(201, 5), 429])
  })

  it('is not another visitor with a forged address before that of the proxy', async () => {
    const from = visitor()
    const answers = await inTurn(11, async () =>
      ask('POST', '/store/contact', { from: `${visitor()}, ${from}`, body: message() }),
    )
    expect(statuses(answers)).toEqual([...same(201, 10), 429])
  })
})

describe('Limits by visitor:', () => {
  const cases: readonly (readonly [keyof typeof limits, string, () => Ask])[] = [
    [
      'password-update-by-visitor',
      '/auth/customer/emailpass/update',
      () => ({ bearer: 'guessed', body: { password: 'linen-and-light-3' } }),
    ],
    ['password-reset-by-visitor', resetPath, () => ({ body: { identifier: anyEmail('unknown') } })],
    [
      'order-lookup-by-visitor',
      '/store/orders/lookup',
      () => ({ body: { display_id: anyNumber(), email: anyEmail('x') } }),
    ],
    ['newsletter-by-visitor', '/store/newsletter', () => ({ body: { email: anyEmail('reader') } })],
    [
      'order-transfer-by-visitor',
      '/store/orders/order_x/transfer/accept',
      () => ({ body: { token: 'guessed' } }),
    ],
    [
      'order-transfer-by-visitor',
      '/store/orders/order_x/transfer/decline',
      () => ({ body: { token: 'guessed' } }),
    ],
  ]

  it.each(cases)('%s at %s', async (name, path, asked) => {
    const from = visitor()
    const { times, seconds } = limits[name]
    const answers = await inTurn(times, async () => ask('POST', path, { ...asked(), from }))
    expect(statuses(answers)).not.toContain(429)
    expectTooManyRequests(await ask('POST', path, { ...asked(), from }), seconds)
    expect((await ask('POST', path, { ...asked(), from: visitor() })).status).not.toBe(429)
  })
})

describe('Promotion codes', () => {
  const { times, seconds } = limits['promotion-code-by-visitor']
  const guesses = (count: number) => ({ promo_codes: Array.from({ length: count }, () => 'GUESSED') })
  const anyCart = async () =>
    textAt(await done('POST', '/store/carts', { body: { region_id: await regionId() } }), 'cart.id')

  /** As many at once as a request may have. */
  async function guess(path: string, from: string, count: number): Promise<void> {
    for (let left = count; left > 0; left -= mostItems) {
      const body = guesses(Math.min(left, mostItems))
      expect((await ask('POST', `${path}/promotions`, { from, body })).status).toBe(400)
    }
  }

  it('are counted one by one, whatever route they are tried at', async () => {
    const from = visitor()
    const region_id = await regionId()
    const path = `/store/carts/${await anyCart()}`
    const routes: readonly (readonly [string, object])[] = [
      [`${path}/promotions`, guesses(1)],
      [`${path}/waiting-codes`, { code: 'GUESSED' }],
      [path, guesses(1)],
      ['/store/carts', { region_id, ...guesses(1) }],
    ]
    await guess(path, from, times - routes.length)
    for (const [route, body] of routes) expect((await ask('POST', route, { from, body })).status).toBe(400)
    for (const [route, body] of routes)
      expectTooManyRequests(await ask('POST', route, { from, body }), seconds)
    const other = { from: visitor(), body: guesses(1) }
    expect((await ask('POST', `${path}/promotions`, other)).status).toBe(400)
  })

  it('cannot be tried by the thousand in one request', async () => {
    const path = `/store/carts/${await anyCart()}/promotions`
    const answer = await ask('POST', path, { from: visitor(), body: guesses(mostItems + 1) })
    expect(answer).toMatchObject({ status: 400, body: { code: 'too_many_items' } })
  })

  it('do not count when they are removed, nor do requests without one', async () => {
    const from = visitor()
    const path = `/store/carts/${await anyCart()}`
    const add = async (count: number) => ask('POST', `${path}/promotions`, { from, body: guesses(count) })
    await guess(path, from, times - 1)
    await done('DELETE', `${path}/promotions`, { from, body: guesses(5) })
    await done('POST', `${path}/refresh`, { from })
    await done('POST', path, { from, body: { promo_codes: [] } })
    expect((await add(1)).status).toBe(400)
    expectTooManyRequests(await add(1), seconds)
  })
})

describe('Limits by account:', () => {
  it('registrations', async () => {
    const body = { email: anyEmail('wanted'), password: 'linen-and-light-3' }
    const answers = await inTurn(limits['registration-by-email'].times + 1, async () =>
      ask('POST', '/auth/customer/emailpass/register', { from: visitor(), body }),
    )
    expect(statuses(answers.slice(0, -1))).not.toContain(429)
    expectTooManyRequests(answers.at(-1), limits['registration-by-email'].seconds)
  })

  it('token refreshes', async () => {
    const { token } = await signUp()
    const answers = await inTurn(limits['token-refresh-by-account'].times + 1, async () =>
      ask('POST', '/auth/token/refresh', { from: visitor(), bearer: token }),
    )
    expect(statuses(answers.slice(0, -1))).not.toContain(429)
    expectTooManyRequests(answers.at(-1), limits['token-refresh-by-account'].seconds)
  })

  it('order transfer requests, which send an email to the buyer', async () => {
    const candle = await done('GET', '/store/products?handle=monsoon-candle')
    const line = { variant_id: textAt(candle, 'products.0.variants.0.id'), quantity: 1 }
    const { body } = await complete((await cartReadyToOrder([line], { email: anyEmail('guest') })).id)
    const access = textAt(body, 'order_access')
    const { token } = await signUp()
    const path = `/store/orders/${textAt(body, 'order.id')}/transfer/request`
    const answers = await inTurn(limits['order-transfer-by-order'].times + 1, async () =>
      ask('POST', path, { from: visitor(), bearer: token, access, body: {} }),
    )
    expect(statuses(answers.slice(0, -1))).not.toContain(429)
    expectTooManyRequests(answers.at(-1), limits['order-transfer-by-order'].seconds)
  })
})

describe('Password guessing', () => {
  const password = 'linen-and-light-3'
  const free = limits['sign-in-by-email-and-visitor'].times
  const attempt = async (email: string, word: string, from: string, path = signInPath) =>
    ask('POST', path, { from, body: { email, password: word } })
  const inTime = { timeout: 25_000, interval: 250 }

  it.each(['customer', 'user'])('of a %s has to wait after five wrong passwords', async (actor) => {
    const from = visitor()
    const email = anyEmail('guessed')
    const path = `/auth/${actor}/emailpass`
    const answers = await inTurn(free + 1, async (time) => attempt(email, `wrong-${time}`, from, path))
    expect(statuses(answers)).toEqual([...same(401, free), 429])
    expectTooManyRequests(answers.at(-1), 10)
  })

  it('is refused even with the right password until the wait is over, which then resets the counter', async () => {
    const { email } = await signUp(password)
    const from = visitor()
    await inTurn(free, async () => attempt(email, 'wrong', from))
    expectTooManyRequests(await attempt(email, password, from), 10)
    // A visitor from another address can sign in to the same account.
    expect((await attempt(email, 'wrong', visitor())).status).toBe(401)
    await vi.waitFor(async () => expect((await attempt(email, password, from)).status).toBe(200), inTime)
    expect(statuses(await inTurn(free, async () => attempt(email, 'wrong', from)))).toEqual(same(401, free))
  })

  it('has to wait longer each time', async () => {
    const from = visitor()
    const email = anyEmail('guessed')
    await inTurn(free, async () => attempt(email, 'wrong', from))
    await vi.waitFor(async () => expect((await attempt(email, 'wrong', from)).status).toBe(401), inTime)
    const refused = await attempt(email, 'wrong', from)
    expectTooManyRequests(refused, 20)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(10)
  })

  it('shares a counter in capitals, for another actor type and with GET', async () => {
    const from = visitor()
    const email = anyEmail('guessed')
    await attempt(email, 'wrong', from)
    await attempt(email.toUpperCase(), 'wrong', from)
    await attempt(email, 'wrong', from, '/auth/user/emailpass')
    await attempt(email, 'wrong', from, '/auth/unknown/emailpass')
    await attempt(email, 'wrong', from, `${signInPath}/`)
    for (const path of [signInPath, '/auth/unknown/emailpass'])
      expect((await attempt(email, 'wrong', from, path)).status).toBe(429)
    expect(await statusOfReading(signInPath, { email, password: 'wrong' }, from)).toBe(429)
  })

  it('of one account is slowed from any address that has failed there', async () => {
    const email = anyEmail('guessed')
    const { times } = limits['sign-in-by-email']
    const visitors = Array.from({ length: times }, () => visitor())
    const attack = async () => inTurn(times, async (time) => attempt(email, 'wrong', visitors[time] ?? ''))
    expect(statuses(await attack())).toEqual(same(401, times))
    const again = await attack()
    expect(statuses(again)).toEqual(same(429, times))
    expectTooManyRequests(again[0], 10)
  })
})
