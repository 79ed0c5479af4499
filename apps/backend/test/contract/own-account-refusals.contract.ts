import { describe, expect, it } from 'vitest'

import { anyEmail, ask, done, signUp } from '../support/backend'
import { mailTo, secretIn, subjectsTo } from '../support/outbox'
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

  it('cannot guess the old one again and again', async () => {
    const { token } = await signUp()
    const guesses: number[] = []
    for (let nth = 0; nth < 12; nth += 1)
      guesses.push((await change(token, `wrong-guess-${nth}`, fresh)).status)
    expect(guesses[0]).toBe(400)
    expect(guesses.at(-1)).toBe(429)
    expect((await change(token, old, fresh)).status).toBe(429)
  })
})

describe('A customer who changes the address', () => {
  const request = async (bearer: string, email: string, password = old) =>
    ask('POST', `${me}/email`, { bearer, body: { email, password } })
  const confirm = async (bearer: string, token: string) =>
    ask('POST', `${me}/email/confirm`, { bearer, body: { token } })
  const linkTo = async (email: string) => secretIn(await mailTo(email, /^Confirm your new address/), 'token')

  it('has to know the password, and nothing changes before the link is pressed', async () => {
    const { email, token } = await signUp()
    const to = anyEmail('new')
    expect(await request(token, to, 'not-it-at-all')).toMatchObject(refused('password_wrong'))
    expect(await request(token, email.toUpperCase())).toMatchObject(refused('email_same'))
    expect((await request(token, to)).status).toBe(202)
    await linkTo(to)
    expect([await login(email, old), await login(to, old)]).toEqual([200, 401])
    expect(at(await done('GET', me, { bearer: token }), 'customer.email')).toBe(email)
  })

  it('learns nothing about an address of another account, whose owner is told', async () => {
    const [asking, owner] = [await signUp(), await signUp()]
    const free = await request(asking.token, anyEmail('free'))
    const taken = await request(asking.token, owner.email)
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    await mailTo(owner.email, /^You have an account already/)
    expect(await subjectsTo(owner.email)).not.toContain('Confirm your new address')
  })

  it('cannot use the link of another account, an earlier link, or one of an address taken meanwhile', async () => {
    const [one, other] = [await signUp(), await signUp()]
    const to = anyEmail('wanted')
    await request(one.token, to)
    const first = await linkTo(to)
    expect(await confirm(other.token, first)).toMatchObject(refused('verification_not_own'))
    expect(
      (await ask('POST', '/auth/verification/confirm', { bearer: one.token, body: { code: first } })).status,
    ).toBe(400)
    const later = anyEmail('later')
    await request(one.token, later)
    expect(await confirm(one.token, first)).toMatchObject(refused('link_used'))
    const second = await linkTo(later)
    const identity = await done('POST', '/auth/customer/emailpass/register', {
      body: { email: later, password: fresh },
    })
    await done('POST', '/store/customers', { bearer: textAt(identity, 'token'), body: { email: later } })
    expect(await confirm(one.token, second)).toMatchObject(refused('link_used'))
    expect([await login(one.email, old), await statusOf(one.token)]).toEqual([200, 200])
  })
})
