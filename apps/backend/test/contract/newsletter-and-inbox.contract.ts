import { beforeAll, describe, expect, it } from 'vitest'

import { anyEmail, ask, done, signInAdmin, signInDemo, signUp } from '../support/backend'
import { mailTo, secretIn } from '../support/outbox'
import { at, textAt } from '../support/read'

let admin: string

beforeAll(async () => {
  admin = await signInAdmin()
})

describe('The newsletter', () => {
  const subscribers = async (email: string) =>
    await done('GET', `/admin/newsletter?q=${encodeURIComponent(email)}`, { bearer: admin })

  it('stores an address once, with the same response the second time', async () => {
    const email = anyEmail('reader')
    const first = await ask('POST', '/store/newsletter', { body: { email } })
    const again = await ask('POST', '/store/newsletter', { body: { email: ` ${email.toUpperCase()} ` } })
    expect(first).toMatchObject({ status: 200, body: { subscribed: true } })
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(await subscribers(email)).toMatchObject({ count: 1, offset: 0, subscribers: [{ email }] })
  })

  it('stores an address once for simultaneous requests too', async () => {
    const email = anyEmail('hurried')
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async () => ask('POST', '/store/newsletter', { body: { email } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await subscribers(email)).toMatchObject({ count: 1 })
  })

  it('is exported as CSV, with no cell that a spreadsheet would run', async () => {
    const email = `+${anyEmail('formula')}`
    await done('POST', '/store/newsletter', { body: { email } })
    const { headers, body } = await ask('GET', '/admin/newsletter/export', { bearer: admin })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="newsletter.csv"')
    expect(headers.get('cache-control')).toBe('no-store')
    const [heading, ...lines] = String(body).trimEnd().split('\r\n')
    expect(heading).toBe('"email","subscribed_at"')
    expect(lines.some((line) => line.startsWith(`"'${email}","20`))).toBe(true)
    const { count } = (await done('GET', '/admin/newsletter', { bearer: admin })) as {
      readonly count: number
    }
    expect(lines).toHaveLength(count)
  })

  it('deletes an address on the merchant’s request', async () => {
    const email = anyEmail('leaving')
    await done('POST', '/store/newsletter', { body: { email } })
    const id = textAt(await subscribers(email), 'subscribers.0.id')
    await done('DELETE', `/admin/newsletter/${id}`, { bearer: admin })
    expect(await subscribers(email)).toMatchObject({ count: 0 })
  })

  it.each([{}, { email: 'invalid' }, { email: 7 }, { email: 'a@b.example', admin: true }])(
    'refuses %j with what is wrong about it',
    async (body) => {
      expect(await ask('POST', '/store/newsletter', { body })).toMatchObject({
        status: 400,
        body: { type: 'invalid_data', message: expect.any(String) as string },
      })
    },
  )
})

describe('The mailing list and the switch of an account', () => {
  const preferences = '/store/customers/me/preferences'
  const switchOf = async (bearer: string) =>
    at(await done('GET', preferences, { bearer }), 'preferences.1.email')
  const isExported = async (email: string) => {
    const { body } = await ask('GET', '/admin/newsletter/export', { bearer: admin })
    return String(body).includes(`"${email}"`)
  }
  const subscribe = async (email: string, bearer?: string) =>
    done('POST', '/store/newsletter', { body: { email }, ...(bearer !== undefined && { bearer }) })

  async function verify(email: string, bearer: string): Promise<void> {
    const code = secretIn(await mailTo(email, /^Confirm your address/), 'token')
    await done('POST', '/auth/verification/confirm', { bearer, body: { code } })
  }

  it('hold the address while the switch is on', async () => {
    const { email, token: bearer } = await signUp()
    expect(await isExported(email)).toBe(false)
    for (const on of [true, false]) {
      const answer = await done('POST', preferences, { bearer, body: { id: 'promotions', email: on } })
      expect(at(answer, 'preferences.1.email')).toBe(on)
      expect(await isExported(email)).toBe(on)
    }
  })

  it('leave the address alone when another switch changes', async () => {
    const { email, token: bearer } = await signUp()
    await done('POST', preferences, { bearer, body: { id: 'promotions', sms: true } })
    await done('POST', preferences, { bearer, body: { id: 'product_reviews', email: true } })
    expect(await isExported(email)).toBe(false)
  })

  it('are the same after a subscription in the footer, and after a removal by the merchant', async () => {
    const { email, token: bearer } = await signUp()
    await verify(email, bearer)
    expect(await switchOf(bearer)).toBe(false)
    await subscribe(email)
    expect(await switchOf(bearer)).toBe(true)
    const list = await done('GET', `/admin/newsletter?q=${encodeURIComponent(email)}`, { bearer: admin })
    await done('DELETE', `/admin/newsletter/${textAt(list, 'subscribers.0.id')}`, { bearer: admin })
    expect(await switchOf(bearer)).toBe(false)
    expect(await isExported(email)).toBe(false)
  })

  it('do not tell an account whose address is not verified whether others subscribed it', async () => {
    const { email, token: bearer } = await signUp()
    await subscribe(email)
    expect([await isExported(email), await switchOf(bearer)]).toEqual([true, false])
    await verify(email, bearer)
    expect(await switchOf(bearer)).toBe(true)
  })

  it('turn on together when the customer subscribes, with another address or the own one', async () => {
    const { email, token: bearer } = await signUp()
    await subscribe(anyEmail('friend'), bearer)
    expect(await switchOf(bearer)).toBe(false)
    await subscribe(email, bearer)
    expect(await switchOf(bearer)).toBe(true)
  })
})

describe('The inbox', () => {
  const message = (name: string) => ({
    name,
    email: anyEmail('writer'),
    category: 'order',
    subject: 'Where is it?',
    message: 'It was to come yesterday.\n<b>Really</b>',
  })

  it('stores messages unchanged until they are handled', async () => {
    const sent = message(`Asha ${Date.now()}`)
    expect(await ask('POST', '/store/contact', { body: sent })).toMatchObject({
      status: 201,
      body: { received: true },
    })
    const open = `/admin/inbox?handled=false&q=${encodeURIComponent(sent.name)}`
    const found = await done('GET', open, { bearer: admin })
    expect(found).toMatchObject({ count: 1, messages: [{ ...sent, handled_at: null }] })
    const handled = await done('POST', `/admin/inbox/${textAt(found, 'messages.0.id')}`, {
      bearer: admin,
      body: { handled: true },
    })
    expect(at(handled, 'message.handled_at')).toEqual(expect.any(String))
    expect(await done('GET', open, { bearer: admin })).toMatchObject({ count: 0 })
    expect(await done('GET', open.replace('false', 'true'), { bearer: admin })).toMatchObject({ count: 1 })
  })

  it('is paginated, the latest first', async () => {
    for (const name of ['first', 'second', 'third'])
      await done('POST', '/store/contact', { body: message(name) })
    const page = await done('GET', '/admin/inbox?limit=2&offset=1', { bearer: admin })
    expect(page).toMatchObject({ limit: 2, offset: 1, messages: [{ name: 'second' }, { name: 'first' }] })
    expect(at(page, 'count')).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['nothing', {}],
    ['a message without words', { ...message('Asha'), message: '  ' }],
    ['an unknown category', { ...message('Asha'), category: 'spam' }],
    ['more than anybody reads', { ...message('Asha'), message: 'x'.repeat(5001) }],
  ])('refuses %s', async (_what, body) => {
    expect(await ask('POST', '/store/contact', { body })).toMatchObject({
      status: 400,
      body: { type: 'invalid_data' },
    })
  })
})

describe('The admin lists', () => {
  it.each(['/admin/inbox', '/admin/newsletter', '/admin/newsletter/export', '/admin/wishlists/products'])(
    'require an administrator: %s',
    async (path) => {
      expect((await ask('GET', path)).status).toBe(401)
      expect((await ask('GET', path, { bearer: await signInDemo() })).status).toBe(401)
    },
  )
})
