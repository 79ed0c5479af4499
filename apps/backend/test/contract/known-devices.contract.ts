/** @module-tag smoke */
import { describe, expect, it } from 'vitest'

import { limits } from '../../src/lib/rate-limit/limits'
import { inviteAdministrator } from '../support/administrator'
import { ask, done, signIn, signUp, type Answer } from '../support/backend'
import { linkIn, mailTo } from '../support/outbox'

const password = 'linen-and-light-3'
const free = limits['sign-in-by-email'].times

const any = () => Math.floor(Math.random() * 0xffff).toString(16)
/** The networks of one renter: a /48 has 65,536 of them. */
const renter = () => {
  const network = `2001:db8:${any()}`
  let next = 0
  return () => `${network}:${(next += 1).toString(16)}::1`
}
const newPlace = () => `2001:db8:${any()}:${any()}::7`

interface Try {
  readonly word?: string
  readonly from?: string
  readonly cookie?: string
  readonly actor?: string
}
const attempt = async (email: string, { word = 'wrong', from, cookie, actor = 'customer' }: Try) =>
  ask('POST', `/auth/${actor}/emailpass`, {
    body: { email, password: word },
    ...(from !== undefined && { from }),
    ...(cookie !== undefined && { cookie }),
  })

/** Whether a visitor who has failed there before has to wait. A pause may end just before one attempt. */
async function waits(email: string, from: string, actor = 'customer'): Promise<boolean> {
  for (let time = 0; time < 3; time += 1)
    if ((await attempt(email, { from, actor })).status === 429) return true
  return false
}

const setCookie = ({ headers }: Answer) =>
  headers.getSetCookie().find((one) => /^(?:__Host-)?device=/.test(one))
const cookieOf = (answer: Answer) => setCookie(answer)?.split(';')[0] ?? ''

describe.each(['customer', 'user'])('An account that is attacked from many networks: of a %s', (actor) => {
  const account = async () =>
    actor === 'user' ? (await inviteAdministrator(password)).email : (await signUp(password)).email

  it('is open to its owner, in a known browser and at a new place', { timeout: 120_000 }, async () => {
    const email = await account()
    const known = cookieOf(await attempt(email, { word: password, actor }))
    expect(known).toMatch(/^device=[\w.~-]+$/)
    const attacker = renter()
    const attack = async (times: number) => {
      const statuses: number[] = []
      for (let time = 0; time < times; time += 1)
        statuses.push((await attempt(email, { from: attacker(), actor })).status)
      return statuses
    }
    expect(new Set(await attack(free))).toEqual(new Set([401]))
    const failed = attacker()
    expect((await attempt(email, { from: failed, actor })).status).toBe(401)
    expect(await waits(email, failed, actor)).toBe(true)
    for (let time = 0; time < 5; time += 1) {
      await attack(4)
      // From where the attacker has failed, too.
      const home = await attempt(email, { word: password, cookie: known, from: failed, actor })
      const away = await attempt(email, { word: password, from: newPlace(), actor })
      expect([home.status, away.status]).toEqual([200, 200])
    }
    // A slow machine may have let the pause pass meanwhile.
    await attack(free)
    expect(await waits(email, failed, actor)).toBe(true)
  })
})

describe('A known browser', () => {
  it('has a cookie that no page can read and no other site sends, for half a year', async () => {
    const { email } = await signUp(password)
    const cookie = setCookie(await attempt(email, { word: password })) ?? ''
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).not.toMatch(/; Domain/i)
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBe(180 * 86_400)
    expect(cookie).not.toContain(email)
    expect(setCookie(await attempt(email, { word: 'wrong' }))).toBeUndefined()
  })

  it('has few wrong passwords of its own, which delay no one else', async () => {
    const { email } = await signUp(password)
    const cookie = cookieOf(await attempt(email, { word: password }))
    const { times } = limits['sign-in-by-device']
    for (let time = 0; time < times; time += 1) expect((await attempt(email, { cookie })).status).toBe(401)
    const refused = await attempt(email, { cookie, word: password })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10)
    expect((await attempt(email, { word: password, from: newPlace() })).status).toBe(200)
  })

  it('is not known for another account', async () => {
    const { email } = await signUp(password)
    const { email: own } = await signUp(password)
    const cookie = cookieOf(await attempt(own, { word: password }))
    const from = newPlace()
    const statuses: number[] = []
    for (let time = 0; time <= limits['sign-in-by-email-and-visitor'].times; time += 1)
      statuses.push((await attempt(email, { cookie, from })).status)
    expect(statuses.at(-1)).toBe(429)
    // And is known for both of its own.
    const both = cookieOf(await attempt(email, { cookie, word: password, from: newPlace() }))
    for (const one of [email, own]) {
      for (let time = 0; time < limits['sign-in-by-email-and-visitor'].times; time += 1)
        await attempt(one, { from })
      expect((await attempt(one, { cookie: both, word: password, from })).status).toBe(200)
    }
  })

  it('is made by a sign-in only: other requests neither make one nor forgive what was counted', async () => {
    const { email } = await signUp(password)
    const own = await signUp(password)
    const attacker = renter()
    for (let time = 0; time < free; time += 1) await attempt(email, { from: attacker() })
    const failed = attacker()
    await attempt(email, { from: failed })
    const bearer = await signIn('customer', own.email, password)
    const cookies: unknown[] = []
    for (const path of ['/auth/token/refresh', '/auth/session', '/auth/verification/request'])
      cookies.push(
        setCookie(await ask('POST', path, { bearer, body: { email, password: 'wrong' }, from: failed })),
      )
    expect(cookies).toEqual([undefined, undefined, undefined])
    expect(await waits(email, failed)).toBe(true)
  })

  it('gets its cookie from the shop’s page, which is on another origin', async () => {
    const { email } = await signUp(password)
    const origin = (process.env['SHOP_URL'] ?? 'http://localhost:8000').replace(/\/$/, '')
    const response = await fetch(`${process.env['BACKEND_URL']}/auth/customer/emailpass`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email, password }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    expect(response.headers.getSetCookie().some((one) => one.startsWith('device='))).toBe(true)
  })
})

describe('A forgotten password of an administrator', () => {
  it('is set anew on the dashboard’s page, by the link in the mail', async () => {
    const email = (await inviteAdministrator(password)).email
    await done('POST', '/auth/user/emailpass/reset-password', { body: { identifier: email } })
    const link = linkIn(await mailTo(email, /password/))
    expect([link.pathname, link.hash]).toEqual(['/app/reset-password', ''])
    const bearer = link.searchParams.get('token') ?? ''
    const body = { password: 'another-long-word' }
    expect((await ask('POST', '/auth/user/emailpass/update', { bearer, body })).status).toBe(200)
    expect(await signIn('user', email, 'another-long-word')).not.toBe('')
    expect((await ask('POST', '/auth/user/emailpass/update', { bearer, body })).status).toBe(401)
  })

  it('is not sent to a customer, nor that of a customer to an administrator', async () => {
    const admin = (await inviteAdministrator(password)).email
    const { email } = await signUp()
    await done('POST', '/auth/customer/emailpass/reset-password', { body: { identifier: admin } })
    await done('POST', '/auth/user/emailpass/reset-password', { body: { identifier: email } })
    await done('POST', '/auth/customer/emailpass/reset-password', { body: { identifier: email } })
    expect(linkIn(await mailTo(email, /password/)).pathname).toBe('/reset-password')
    const mails = await done('GET', `/outbox?to=${encodeURIComponent(admin)}`)
    expect(mails).toEqual({ mails: [] })
  })
})
