/** @module-tag smoke */
import { describe, expect, it } from 'vitest'

import { limits } from '../../src/lib/rate-limit/limits'
import { anyEmail, ask, done, regionId, signIn, signInAdmin, signUp } from '../support/backend'
import { visitor } from '../support/limits'
import { mailTo, subjectsTo } from '../support/outbox'
import { at, textAt } from '../support/read'

const password = 'Tricky-Otter-4821'
const registerPath = '/auth/customer/emailpass/register'
const resetPath = '/auth/customer/emailpass/reset-password'
/** A list of thousands of letters is refused as a text, before it is read as an address. */
const code = expect.stringMatching(/^(?:invalid_email|text_too_long)$/) as string
const refused = { status: 400, body: { type: 'invalid_data', code } }

const register = async (email: string, word = password) =>
  ask('POST', registerPath, { body: { email, password: word } })

/** Mails are sent in turn: a later one is there. */
async function afterEarlierMails(): Promise<void> {
  const { email } = await signUp()
  await mailTo(email, /address/)
}

describe('An address', () => {
  const victim = anyEmail('victim')
  const lists = [
    `${victim},${anyEmail('other')}`,
    `${victim};${anyEmail('other')}`,
    `"Buy at evil.test" <${victim}>`,
    `${victim}\r\nBcc: ${anyEmail('other')}`,
    `${Array.from({ length: 300 }, (_, index) => `v${index}@victims.example`).join(',')},${victim}`,
    'a'.repeat(12_000),
    [victim],
    { address: victim },
  ]

  it.each(lists)(
    'is one plain address wherever an account is registered, signed in to or reset: %#',
    async (email) => {
      for (const actor of ['customer', 'user']) {
        const body = { email, password }
        expect(await ask('POST', `/auth/${actor}/emailpass/register`, { body })).toMatchObject(refused)
        expect(await ask('POST', `/auth/${actor}/emailpass`, { body })).toMatchObject(refused)
        const reset = { body: { identifier: email } }
        expect(await ask('POST', `/auth/${actor}/emailpass/reset-password`, reset)).toMatchObject(refused)
      }
    },
  )

  it.each(lists)('is one plain address wherever the shop takes one: %#', async (email) => {
    const { token: bearer } = await signUp()
    const region_id = await regionId()
    const cart = textAt(await done('POST', '/store/carts', { body: { region_id } }), 'cart.id')
    const asked: readonly (readonly [string, object, string?])[] = [
      ['/store/carts', { region_id, email }],
      [`/store/carts/${cart}`, { email }],
      ['/store/customers', { email }, bearer],
      ['/store/newsletter', { email }],
      ['/store/contact', { name: 'Asha', email, subject: 'Hello', message: 'A word' }],
      ['/store/orders/lookup', { display_id: 1, email }],
      ['/auth/verification/request', { entity_id: email, entity_type: 'email' }, bearer],
    ]
    const answers: unknown[] = []
    for (const [path, body, token] of asked) {
      const { status, body: told } = await ask('POST', path, { body, ...(token && { bearer: token }) })
      answers.push([path, status, at(told, 'type')])
    }
    expect(answers).toEqual(asked.map(([path]) => [path, 400, 'invalid_data']))
  })

  it('may have white space around it', async () => {
    const email = anyEmail('spaces')
    expect((await register(` ${email}\n`)).status).toBe(200)
    expect(await signIn('customer', `  ${email} `, password)).not.toBe('')
  })
})

describe('An identity without an account', () => {
  it('gets no mail for a new password, and the same answer', async () => {
    const email = anyEmail('half')
    expect((await register(email)).status).toBe(200)
    const answer = await ask('POST', resetPath, { body: { identifier: email } })
    const unknown = await ask('POST', resetPath, { body: { identifier: anyEmail('unknown') } })
    expect([answer.status, answer.body]).toEqual([unknown.status, unknown.body])
    await afterEarlierMails()
    expect(await subjectsTo(email)).toEqual([])
  })

  it('does not keep the owner of the address from registering, and ends with its tokens', async () => {
    const email = anyEmail('squatted')
    const squatter = textAt((await register(email)).body, 'token')
    const owner = textAt((await register(email, 'another-long-word')).body, 'token')
    expect((await ask('POST', '/store/customers', { bearer: squatter, body: { email } })).status).toBe(401)
    expect((await ask('POST', '/store/customers', { bearer: owner, body: { email } })).status).toBe(200)
    expect((await ask('POST', '/auth/token/refresh', { bearer: squatter })).status).toBe(401)
    await expect(signIn('customer', email, password)).rejects.toThrow('401')
    expect(await signIn('customer', email, 'another-long-word')).not.toBe('')
  })

  it('is deleted after a day, and no account is', async () => {
    const email = anyEmail('left')
    await register(email)
    const { email: customer } = await signUp(password)
    const clean = async (time: number) =>
      done('POST', '/admin/workflows-executions/job-clean-up/run', {
        bearer: await signInAdmin(),
        body: { input: { scheduledFor: new Date(time).toISOString() } },
      })
    await clean(Date.now() + 1.5 * 86_400_000)
    await expect
      .poll(
        async () => (await ask('POST', '/auth/customer/emailpass', { body: { email, password } })).status,
        {
          timeout: 20_000,
          interval: 500,
        },
      )
      .toBe(401)
    expect(await signIn('customer', customer, password)).not.toBe('')
    expect(await signInAdmin()).not.toBe('')
  })
})

describe('An address that has an account', () => {
  it('tells its owner by mail that someone tried to register it, once', async () => {
    const { email } = await signUp(password)
    for (const word of [password, 'another-long-word'])
      expect(await register(email.toUpperCase(), word)).toMatchObject({
        status: 401,
        body: { message: 'Identity with email already exists' },
      })
    const mail = await mailTo(email, /^You have an account already$/)
    expect(mail.text).toContain('/login')
    await afterEarlierMails()
    const notices = (await subjectsTo(email)).filter((subject) => /already/.test(subject))
    expect(notices).toHaveLength(1)
  })

  it('is told to a visitor a limited number of times', async () => {
    const { times } = limits['taken-address-by-visitor']
    const from = visitor()
    // Several, because an address has a limit of its own.
    const taken = [await signUp(), await signUp(), await signUp()].map(({ email }) => email)
    const statuses: number[] = []
    for (let time = 0; time <= times; time += 1) {
      const body = { email: taken[time % taken.length], password }
      statuses.push((await ask('POST', registerPath, { from, body })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: times }, () => 401), 429])
  })
})
