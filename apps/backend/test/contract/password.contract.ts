/** @module-tag smoke */
import { beforeAll, describe, expect, it } from 'vitest'

import { anyEmail, ask, done } from '../support/backend'
import { mailTo, secretIn } from '../support/outbox'
import { textAt } from '../support/read'

const register = '/auth/customer/emailpass/register'
const update = '/auth/customer/emailpass/update'
const refused = (code: string) => ({ status: 400, body: { type: 'invalid_data', code } })
const tooShort = refused('password_too_short')

describe('The password of a customer', () => {
  it('[AUTH-06] [F-98] has at least eight characters, checked by the backend', async () => {
    const email = anyEmail('short')
    expect(await ask('POST', register, { body: { email, password: 'seven77' } })).toMatchObject(tooShort)
    // Four characters of two UTF-16 code units each.
    const password = '🧵🧵🧵🧵'
    expect(await ask('POST', register, { body: { email, password } })).toMatchObject(tooShort)
    expect((await ask('POST', register, { body: { email, password: 'eight-88' } })).status).toBe(200)
  })

  it('[F-98] has at most 128 characters, and more than one of them, checked by the backend', async () => {
    const email = anyEmail('long')
    for (const [password, code] of [
      ['xy'.repeat(65), 'password_too_long'],
      ['x'.repeat(90_000), 'password_too_long'],
      ['aaaaaaaaaaaa', 'password_one_character'],
      [' '.repeat(12), 'password_one_character'],
    ] as const)
      expect(await ask('POST', register, { body: { email, password } })).toMatchObject(refused(code))
    expect((await ask('POST', register, { body: { email, password: 'xy'.repeat(64) } })).status).toBe(200)
  })

  it('is not hashed by a sign-in when it is longer than any', async () => {
    const begun = performance.now()
    const body = { email: anyEmail('long'), password: 'xy'.repeat(45_000) }
    expect((await ask('POST', '/auth/customer/emailpass', { body })).status).toBe(401)
    expect(performance.now() - begun).toBeLessThan(1_000)
  })

  it('[F-98] is not a common password', async () => {
    for (const password of ['password', 'Password1', 'qwertyuiop', '12345678']) {
      const answer = await ask('POST', register, { body: { email: anyEmail('common'), password } })
      expect(answer).toMatchObject(refused('password_too_common'))
    }
  })

  it('[F-98] is neither the address nor its local part', async () => {
    const email = anyEmail('Named')
    for (const password of [email, email.toUpperCase(), email.replace(/@.*/, '')]) {
      const answer = await ask('POST', register, { body: { email, password } })
      expect(answer).toMatchObject(refused('password_is_address'))
    }
  })

  it.each([
    '/auth/customer/%65mailpass/register',
    '/auth/%63ustomer/emailpass/register',
    '/AUTH/Customer/emailpass/register/',
    '/auth/user/emailpass/register',
  ])('[F-98] is held to that however the route is spelt: %s', async (path) => {
    const answer = await ask('POST', path, { body: { email: anyEmail('spelt'), password: 'password' } })
    expect(answer.status).not.toBe(200)
    expect(answer.body).not.toHaveProperty('token')
  })
})

describe('A new password for an existing account', () => {
  let email: string
  let bearer: string

  beforeAll(async () => {
    email = anyEmail('reset')
    const identity = await done('POST', register, { body: { email, password: 'a-long-password' } })
    await done('POST', '/store/customers', { bearer: textAt(identity, 'token'), body: { email } })
    await done('POST', '/auth/customer/emailpass/reset-password', { body: { identifier: email } })
    bearer = secretIn(await mailTo(email, /password/), 'token')
  })

  it.each([
    ['short', () => 'seven77', 'password_too_short'],
    ['common', () => 'iloveyou1', 'password_too_common'],
    ['the address', () => email, 'password_is_address'],
    ['the name in the address', () => email.replace(/@.*/, ''), 'password_is_address'],
  ])('[F-98] is refused when it is %s', async (_, password, code) => {
    expect(await ask('POST', update, { bearer, body: { password: password() } })).toMatchObject(refused(code))
  })

  it('[F-98] can be set after a refusal: the link still works', async () => {
    expect((await ask('POST', update, { bearer, body: { password: 'eight-88' } })).status).toBe(200)
  })
})
