import { beforeAll, describe, expect, it } from 'vitest'

import { anyEmail, ask, backendUrl, done, signInAdmin, signInDemo, signUp } from '../support/backend'
import { mailsTo, mailTo, secretIn, subjectsTo } from '../support/outbox'
import { at, textAt } from '../support/read'

let admin: string

beforeAll(async () => {
  admin = await signInAdmin()
})

const isExported = async (email: string) => {
  const { body } = await ask('GET', '/admin/newsletter/export', { bearer: admin })
  return String(body).includes(`"${email}"`)
}
const subscribe = async (email: string) => done('POST', '/store/newsletter', { body: { email } })
const letter = async (email: string) => mailTo(email, /^Confirm that you want our newsletter/)
const confirm = async (email: string) =>
  done('POST', '/store/newsletter/confirm', { body: { token: secretIn(await letter(email), 'token') } })
const used = { status: 400, body: { code: 'link_used' } }

/** The token of the last link in a mail, with which its reader leaves. */
const leaveTokenIn = ({ text }: { readonly text: string }): string =>
  new URLSearchParams(/\/newsletter\/leave#(\S+)/.exec(text)?.[1]).get('token') ?? ''

describe('The newsletter', () => {
  const subscribers = async (email: string) =>
    await done('GET', `/admin/newsletter?q=${encodeURIComponent(email)}`, { bearer: admin })

  it('has an address once it is confirmed with the link of the mail, which works once', async () => {
    const email = anyEmail('reader')
    const first = await ask('POST', '/store/newsletter', { body: { email } })
    expect(first).toMatchObject({ status: 200, body: { requested: true } })
    expect(await subscribers(email)).toMatchObject({ count: 0 })
    expect(await isExported(email)).toBe(false)
    const token = secretIn(await letter(email), 'token')
    const link = { body: { token } }
    expect(await ask('POST', '/store/newsletter/confirm', link)).toMatchObject({ status: 200 })
    expect(await subscribers(email)).toMatchObject({
      count: 1,
      subscribers: [{ email, proof: 'link', confirmed_at: expect.any(String) as string }],
    })
    expect(await ask('POST', '/store/newsletter/confirm', link)).toMatchObject(used)
    const again = await ask('POST', '/store/newsletter', { body: { email: ` ${email.toUpperCase()} ` } })
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(await subscribers(email)).toMatchObject({ count: 1 })
    expect((await subjectsTo(email)).length).toBe(1)
  })

  it('mails in the language of the shopper, with the headers of letters', async () => {
    const email = anyEmail('leser')
    await ask('POST', '/store/newsletter', { body: { email }, locale: 'de' })
    const mail = await mailTo(email, /^Bestätigen Sie den Newsletter/)
    expect(mail.text).toContain('sieben Tage')
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const [, address = ''] = /^<(.+)>$/.exec(mail.headers?.['List-Unsubscribe'] ?? '') ?? []
    await done('POST', '/store/newsletter/confirm', { body: { token: secretIn(mail, 'token') } })
    expect(await isExported(email)).toBe(true)
    const { pathname, search } = new URL(address)
    const looked = await fetch(`${backendUrl}${pathname}${search}`, { redirect: 'manual' })
    expect(looked.status).toBe(303)
    expect(looked.headers.get('location')).toContain('/newsletter/leave#token=nsub_')
    expect(await isExported(email)).toBe(true)
    const pressed = await fetch(`${backendUrl}${pathname}${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.status).toBe(200)
    expect(await isExported(email)).toBe(false)
  })

  it('is left with the link of a letter, which the export has too, and with no other', async () => {
    const email = anyEmail('leaving')
    await subscribe(email)
    const mail = await letter(email)
    await confirm(email)
    const { body } = await ask('GET', '/admin/newsletter/export', { bearer: admin })
    const token = leaveTokenIn(mail)
    const line = String(body)
      .split('\r\n')
      .find((one) => one.includes(`"${email}"`))
    expect(line).toContain(`/newsletter/leave#token=${encodeURIComponent(token)}`)
    expect(
      await ask('POST', '/store/newsletter/leave', { body: { token: `nsub_x${token.slice(6)}` } }),
    ).toMatchObject(used)
    for (const nth of [1, 2])
      expect([nth, (await ask('POST', '/store/newsletter/leave', { body: { token } })).status]).toEqual([
        nth,
        200,
      ])
    expect(await isExported(email)).toBe(false)
  })

  it('stores an address once for simultaneous requests too', async () => {
    const email = anyEmail('hurried')
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async () => ask('POST', '/store/newsletter', { body: { email } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const links: string[] = []
    await letter(email)
    for (const { text } of await mailsTo(email)) links.push(secretIn({ text }, 'token'))
    const confirmed = await Promise.all(
      links.map(
        async (token) => (await ask('POST', '/store/newsletter/confirm', { body: { token } })).status,
      ),
    )
    expect(confirmed.filter((status) => status === 200)).toHaveLength(1)
    expect(await subscribers(email)).toMatchObject({ count: 1 })
  })

  it('is exported as CSV, with no cell that a spreadsheet would run', async () => {
    const email = `+${anyEmail('formula')}`
    await subscribe(email)
    await confirm(email)
    const { headers, body } = await ask('GET', '/admin/newsletter/export', { bearer: admin })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="newsletter.csv"')
    expect(headers.get('cache-control')).toBe('no-store')
    const [heading, ...lines] = String(body).trimEnd().split('\r\n')
    expect(heading).toBe('"email","subscribed_at","proof","unsubscribe_url"')
    expect(lines.some((line) => line.startsWith(`"'${email}","20`) && line.includes('"link"'))).toBe(true)
    const { count } = (await done('GET', '/admin/newsletter', { bearer: admin })) as {
      readonly count: number
    }
    expect(lines).toHaveLength(count)
  })

  it('deletes an address on the merchant’s request', async () => {
    const email = anyEmail('leaving')
    await subscribe(email)
    await confirm(email)
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

  async function verify(email: string, bearer: string): Promise<void> {
    const code = secretIn(await mailTo(email, /^Confirm your address/), 'token')
    await done('POST', '/auth/verification/confirm', { bearer, body: { code } })
  }

  it('hold a verified address while the switch is on', async () => {
    const { email, token: bearer } = await signUp()
    await verify(email, bearer)
    expect(await isExported(email)).toBe(false)
    for (const on of [true, false]) {
      const answer = await done('POST', preferences, { bearer, body: { id: 'promotions', email: on } })
      expect(at(answer, 'preferences.1.email')).toBe(on)
      expect(await isExported(email)).toBe(on)
    }
  })

  it('hold an address that is not verified once it is confirmed, with the letter or by its verification', async () => {
    const [one, other] = [await signUp(), await signUp()]
    for (const { token: bearer } of [one, other])
      await done('POST', preferences, { bearer, body: { id: 'promotions', email: true } })
    expect([await isExported(one.email), await isExported(other.email)]).toEqual([false, false])
    await confirm(one.email)
    await verify(other.email, other.token)
    expect([await isExported(one.email), await isExported(other.email)]).toEqual([true, true])
  })

  it('leave the address alone when another switch changes', async () => {
    const { email, token: bearer } = await signUp()
    await done('POST', preferences, { bearer, body: { id: 'promotions', sms: true } })
    await done('POST', preferences, { bearer, body: { id: 'product_reviews', email: true } })
    expect(await isExported(email)).toBe(false)
    expect(await subjectsTo(email)).not.toContain('Confirm that you want our newsletter')
  })

  it('are the same after a subscription in the footer, and after a removal by the merchant', async () => {
    const { email, token: bearer } = await signUp()
    await verify(email, bearer)
    await subscribe(email)
    expect(await switchOf(bearer)).toBe(false)
    await confirm(email)
    expect(await switchOf(bearer)).toBe(true)
    const list = await done('GET', `/admin/newsletter?q=${encodeURIComponent(email)}`, { bearer: admin })
    await done('DELETE', `/admin/newsletter/${textAt(list, 'subscribers.0.id')}`, { bearer: admin })
    expect(await switchOf(bearer)).toBe(false)
    expect(await isExported(email)).toBe(false)
  })

  it('do not tell an account whose address is not verified whether others subscribed it', async () => {
    const { email, token: bearer } = await signUp()
    await subscribe(email)
    await confirm(email)
    expect([await isExported(email), await switchOf(bearer)]).toEqual([true, false])
    await verify(email, bearer)
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
