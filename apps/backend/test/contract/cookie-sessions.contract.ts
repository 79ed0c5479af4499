/** @module-tag smoke */
import { describe, expect, it } from 'vitest'

import { newAdministrator } from '../support/administrator'
import { ask, done, signIn, signInAdmin, signUp } from '../support/backend'
import { textAt } from '../support/read'

const me = '/store/customers/me'

const statusOf = async (path: string, cookie: string) => (await ask('GET', path, { cookie })).status

/** Opens a session with a token, in a browser that has this cookie already. */
async function openSession(bearer: string, planted?: string): Promise<string> {
  const { status, headers } = await ask('POST', '/auth/session', {
    bearer,
    ...(planted !== undefined && { cookie: planted }),
  })
  expect(status).toBe(200)
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

describe('A session that is opened', () => {
  it('is a new one: a cookie that someone has planted stays theirs alone, and ends', async () => {
    const { token } = await signUp()
    const planted = await openSession(token)
    const admins = await openSession(await signInAdmin(), planted)
    expect(admins).not.toBe('')
    expect(admins).not.toBe(planted)
    expect(await statusOf('/admin/users/me', admins)).toBe(200)
    expect(await statusOf('/admin/users/me', planted)).toBe(401)
    expect(await statusOf(me, planted)).toBe(401)
  })

  it('is a new one for the same customer too, and keeps nothing of the old', async () => {
    const [first, second] = [await signUp(), await signUp()]
    const old = await openSession(first.token)
    const again = await openSession(first.token, old)
    expect([await statusOf(me, old), await statusOf(me, again)]).toEqual([401, 200])
    const others = await openSession(second.token, again)
    expect((await ask('GET', me, { cookie: others })).body).toMatchObject({
      customer: { email: second.email },
    })
    expect(await statusOf(me, again)).toBe(401)
  })

  it('is not opened by an ended or forged token, and the session there is stays', async () => {
    const { token } = await signUp()
    const cookie = await openSession(token)
    expect((await ask('POST', '/auth/session', { cookie, bearer: 'not.a.token' })).status).toBe(401)
    expect(await statusOf(me, cookie)).toBe(200)
  })
})

describe('A sign-out', () => {
  const password = 'a-long-password'
  const statusWith = async (bearer: string) => (await ask('GET', me, { bearer })).status
  const signOut = async (bearer: string, body: object = {}) => ask('POST', '/auth/sign-out', { bearer, body })
  const refresh = async (bearer: string) => ask('POST', '/auth/token/refresh', { bearer })
  /** The time of a sign-in has seconds: two of them in one are not told apart. */
  const nextSecond = async () => new Promise((resolve) => setTimeout(resolve, 1_050))

  it('ends the token, and all that were issued for its sign-in, and no others', async () => {
    const { email, token: elsewhere } = await signUp(password)
    await nextSecond()
    const token = await signIn('customer', email, password)
    const renewed = textAt((await refresh(token)).body, 'token')
    const cookie = await openSession(renewed)
    expect((await signOut(renewed)).status).toBe(200)
    for (const bearer of [token, renewed]) {
      expect(await statusWith(bearer)).toBe(401)
      expect((await refresh(bearer)).status).toBe(401)
      expect((await ask('POST', '/auth/session', { bearer })).status).toBe(401)
      expect((await signOut(bearer)).status).toBe(401)
    }
    expect(await statusOf(me, cookie)).toBe(401)
    expect(await statusWith(elsewhere)).toBe(200)
    expect((await refresh(elsewhere)).status).toBe(200)
    // At once, in the same second too.
    const again = await signIn('customer', email, password)
    expect(await statusWith(again)).toBe(200)
    expect(await statusWith(textAt((await refresh(again)).body, 'token'))).toBe(200)
  })

  it('everywhere ends all of them, and none that is signed in after it', async () => {
    const { email, token } = await signUp(password)
    await nextSecond()
    const second = await signIn('customer', email, password)
    const cookie = await openSession(token)
    const others = (await signUp()).token
    expect((await signOut(second, { everywhere: true })).status).toBe(200)
    for (const bearer of [token, second]) {
      expect(await statusWith(bearer)).toBe(401)
      expect((await refresh(bearer)).status).toBe(401)
    }
    expect(await statusOf(me, cookie)).toBe(401)
    expect(await statusWith(others)).toBe(200)
    expect(await statusWith(await signIn('customer', email, password))).toBe(200)
  })

  it('of an administrator’s session ends the token that opened it', async () => {
    // Of its own: the other files are signed in as the sample's administrator.
    const password = 'linen-and-light-4'
    const { email, bearer } = await newAdministrator(password)
    const cookie = await openSession(bearer)
    expect((await ask('DELETE', '/auth/session', { cookie })).status).toBe(200)
    expect(await statusOf('/admin/users/me', cookie)).toBe(401)
    expect((await ask('GET', '/admin/users/me', { bearer })).status).toBe(401)
    await nextSecond()
    const later = await signIn('user', email, password)
    expect((await ask('GET', '/admin/users/me', { bearer: later })).status).toBe(200)
  })

  it('by a cookie is asked for by a page of the shop or the dashboard only', async () => {
    const cookie = await openSession((await signUp()).token)
    const headers = { cookie, origin: 'https://evil.example', 'content-type': 'application/json' }
    const url = `${process.env['BACKEND_URL']}/auth/sign-out`
    const foreign = await fetch(url, { method: 'POST', headers, body: '{"everywhere":true}' })
    expect(foreign.status).toBe(403)
    expect((await ask('POST', '/auth/sign-out', { cookie, body: { everywhere: true } })).status).toBe(200)
    expect(await statusOf(me, cookie)).toBe(401)
  })

  it('needs a session', async () => {
    expect((await ask('POST', '/auth/sign-out', { body: {} })).status).toBe(401)
    expect((await signOut('not.a.token')).status).toBe(401)
    const { token } = await signUp()
    expect((await signOut(token, { everywhere: 'yes' })).status).toBe(400)
    expect((await done('GET', me, { bearer: token })) as object).toBeTruthy()
  })
})
