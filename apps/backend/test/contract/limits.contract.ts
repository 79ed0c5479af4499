import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'

import { describe, expect, it, vi } from 'vitest'

import { limits } from '../../src/rate-limit/limits'
import { cartReadyToOrder, complete } from '../support/checkout'
import { anyEmail, ask, backendUrl, done, regionId, signUp, type Answer, type Ask } from '../support/backend'
import { textAt } from '../support/read'

const signInPath = '/auth/customer/emailpass'
const resetPath = '/auth/customer/emailpass/reset-password'

const octet = () => Math.floor(Math.random() * 256)
const visitor = () => `10.${octet()}.${octet()}.${octet()}`

/** Of no order. */
const anyNumber = () => 1_000_000 + Math.floor(Math.random() * 1_000_000_000)

const message = (email = anyEmail('writer')) => ({ name: 'Asha', email, subject: 'Hello', message: 'A word' })

/** The answers to one request after another. */
async function inTurn(times: number, next: (time: number) => Promise<Answer>): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (let time = 0; time < times; time += 1) answers.push(await next(time))
  return answers
}

/** A GET with a body, which Medusa signs in as well, and which `fetch` does not send. */
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

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)
const same = (status: number, times: number) => Array.from({ length: times }, () => status)

function expectToldToWait(answer: Answer | undefined, longest: number): void {
  expect(answer).toMatchObject({
    status: 429,
    body: { type: 'too_many_requests', message: 'Too many requests. Try again later.' },
  })
  const seconds = Number(answer?.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(longest)
  // Otherwise the page of the shop, which is another origin, could not say for how long.
  expect(answer?.headers.get('access-control-expose-headers')).toBe('Retry-After')
}

describe('Whoever asks too often', () => {
  it('is told to wait, and for how long, in the words Medusa uses', async () => {
    const from = visitor()
    const answers = await inTurn(11, async () => ask('POST', '/store/contact', { from, body: message() }))
    expect(statuses(answers)).toEqual([...same(201, 10), 429])
    expectToldToWait(answers.at(-1), 600)
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await ask('POST', '/store/contact', { from: visitor(), body: message() })).status).toBe(201)
  })

  it('is not counted for what is mistyped', async () => {
    const from = visitor()
    const email = anyEmail('mistyped')
    const body = { ...message(email), subject: '' }
    const answers = await inTurn(20, async () => ask('POST', '/store/contact', { from, body }))
    expect(statuses(answers)).toEqual(same(400, 20))
    expect((await ask('POST', '/store/contact', { from, body: message(email) })).status).toBe(201)
  })

  it('about one address is held up wherever they ask from', async () => {
    const email = anyEmail('guessed')
    const answers = await inTurn(11, async (time) => {
      const body = { display_id: 900_000 + time, email: time % 2 === 0 ? email : ` ${email.toUpperCase()} ` }
      return ask('POST', '/store/orders/lookup', { from: visitor(), body })
    })
    expect(statuses(answers)).toEqual([...same(404, 10), 429])
  })

  it('about one order is held up however its number is written', async () => {
    const number = anyNumber()
    const spellings = [number, [number], `0${number}`, `${number}.0`, ` ${number}`, `${number}e0`]
    const answers = await inTurn(11, async (time) => {
      const body = { display_id: spellings[time % spellings.length], email: anyEmail('guessing') }
      return ask('POST', '/store/orders/lookup', { from: visitor(), body })
    })
    expect(statuses(answers)).toEqual([...same(404, 10), 429])
  })

  it('cannot fill a mailbox with letters about a password', async () => {
    const body = { identifier: anyEmail('flooded') }
    const answers = await inTurn(6, async () => ask('POST', resetPath, { from: visitor(), body }))
    expect(statuses(answers)).toEqual([...same(201, 5), 429])
  })

  it('cannot go round a limit with another spelling of the path', async () => {
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

  it('is not somebody else for naming an address in front of the one the proxy gives', async () => {
    const from = visitor()
    const answers = await inTurn(11, async () =>
      ask('POST', '/store/contact', { from: `${visitor()}, ${from}`, body: message() }),
    )
    expect(statuses(answers)).toEqual([...same(201, 10), 429])
  })
})

describe('What one visitor does is limited:', () => {
  const newcomer = () => ({ email: anyEmail('newcomer'), password: 'linen-and-light-3' })
  const cases: readonly (readonly [keyof typeof limits, string, () => Ask])[] = [
    ['registration-by-visitor', '/auth/customer/emailpass/register', () => ({ body: newcomer() })],
    [
      'password-update-by-visitor',
      '/auth/customer/emailpass/update',
      () => ({ bearer: 'guessed', body: { password: 'linen-and-light-3' } }),
    ],
    ['password-reset-by-visitor', resetPath, () => ({ body: { identifier: anyEmail('nobody') } })],
    [
      'order-lookup-by-visitor',
      '/store/orders/lookup',
      () => ({ body: { display_id: anyNumber(), email: anyEmail('x') } }),
    ],
    ['cart-creation-by-visitor', '/store/carts', () => ({ body: { region_id: 'reg_of_nobody' } })],
    ['order-by-visitor', '/store/carts/cart_of_nobody/complete', () => ({})],
    ['search-by-visitor', '/store/search', () => ({ body: { entity: 'product' } })],
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
    expectToldToWait(await ask('POST', path, { ...asked(), from }), seconds)
    expect((await ask('POST', path, { ...asked(), from: visitor() })).status).not.toBe(429)
  })
})

describe('What is done about one account is limited:', () => {
  it('registrations', async () => {
    const body = { email: anyEmail('wanted'), password: 'linen-and-light-3' }
    const answers = await inTurn(limits['registration-by-email'].times + 1, async () =>
      ask('POST', '/auth/customer/emailpass/register', { from: visitor(), body }),
    )
    expect(statuses(answers.slice(0, -1))).not.toContain(429)
    expectToldToWait(answers.at(-1), limits['registration-by-email'].seconds)
  })

  it('fresh tokens', async () => {
    const { token } = await signUp()
    const answers = await inTurn(limits['token-refresh-by-account'].times + 1, async () =>
      ask('POST', '/auth/token/refresh', { from: visitor(), bearer: token }),
    )
    expect(statuses(answers.slice(0, -1))).not.toContain(429)
    expectToldToWait(answers.at(-1), limits['token-refresh-by-account'].seconds)
  })

  it('requests to move an order, each of which is a mail to whoever placed it', async () => {
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
    expectToldToWait(answers.at(-1), limits['order-transfer-by-order'].seconds)
  })

  it('orders that are mailed to one address', async () => {
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
    expectToldToWait(answers.at(-1), limits['order-by-email'].seconds)
  })

  it('but who asks for an order that is placed makes none', async () => {
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

describe('Whoever tries passwords', () => {
  const password = 'linen-and-light-3'
  const free = limits['sign-in-by-email-and-visitor'].times
  const attempt = async (email: string, word: string, from: string, path = signInPath) =>
    ask('POST', path, { from, body: { email, password: word } })
  const inTime = { timeout: 25_000, interval: 250 }

  it.each(['customer', 'user'])('of a %s has to wait after five wrong ones', async (actor) => {
    const from = visitor()
    const email = anyEmail('guessed')
    const path = `/auth/${actor}/emailpass`
    const answers = await inTurn(free + 1, async (time) => attempt(email, `wrong-${time}`, from, path))
    expect(statuses(answers)).toEqual([...same(401, free), 429])
    expectToldToWait(answers.at(-1), 10)
  })

  it('is not let in by the right one meanwhile, but after the wait; and then all is forgotten', async () => {
    const { email } = await signUp(password)
    const from = visitor()
    await inTurn(free, async () => attempt(email, 'wrong', from))
    expectToldToWait(await attempt(email, password, from), 10)
    // Somebody else at the same account, who has not tried too often, is not held up.
    expect((await attempt(email, 'wrong', visitor())).status).toBe(401)
    await vi.waitFor(async () => expect((await attempt(email, password, from)).status).toBe(200), inTime)
    expect(statuses(await inTurn(free, async () => attempt(email, 'wrong', from)))).toEqual(same(401, free))
  })

  it('waits longer from time to time', async () => {
    const from = visitor()
    const email = anyEmail('guessed')
    await inTurn(free, async () => attempt(email, 'wrong', from))
    await vi.waitFor(async () => expect((await attempt(email, 'wrong', from)).status).toBe(401), inTime)
    const refused = await attempt(email, 'wrong', from)
    expectToldToWait(refused, 20)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(10)
  })

  it('is the same one in capitals, as another kind of user and with a request that reads', async () => {
    const from = visitor()
    const email = anyEmail('guessed')
    await attempt(email, 'wrong', from)
    await attempt(email.toUpperCase(), 'wrong', from)
    await attempt(email, 'wrong', from, '/auth/user/emailpass')
    await attempt(email, 'wrong', from, '/auth/nobody/emailpass')
    await attempt(email, 'wrong', from, `${signInPath}/`)
    for (const path of [signInPath, '/auth/nobody/emailpass'])
      expect((await attempt(email, 'wrong', from, path)).status).toBe(429)
    expect(await statusOfReading(signInPath, { email, password: 'wrong' }, from)).toBe(429)
  })

  it('of one account is slowed wherever they come from', async () => {
    const email = anyEmail('guessed')
    const { times } = limits['sign-in-by-email']
    const answers = await inTurn(times + 1, async () => attempt(email, 'wrong', visitor()))
    expect(statuses(answers)).toEqual([...same(401, times), 429])
    expectToldToWait(answers.at(-1), 10)
  })

  it('of many accounts is stopped, and whoever signs in is not', async () => {
    const from = visitor()
    const { email } = await signUp(password)
    const { times, seconds } = limits['sign-in-by-visitor']
    const right = await inTurn(5, async () => attempt(email, password, from))
    expect(statuses(right)).toEqual(same(200, 5))
    const answers = await inTurn(times + 1, async () => attempt(anyEmail('guessed'), 'wrong', from))
    expect(statuses(answers)).toEqual([...same(401, times), 429])
    expectToldToWait(answers.at(-1), seconds)
  })
})
