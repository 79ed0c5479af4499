/** @module-tag smoke */
import { describe, expect, it } from 'vitest'

import { newAdministrator } from '../support/administrator'
import { anyEmail, ask, done, signIn, signInAdmin, signUp, type Ask } from '../support/backend'
import { mailTo, secretIn } from '../support/outbox'
import { at, textAt } from '../support/read'

const me = '/store/customers/me'
const refresh = '/auth/token/refresh'
const newPassword = 'a-new-and-long-one'

async function resetPassword(email: string): Promise<void> {
  await done('POST', '/auth/customer/emailpass/reset-password', { body: { identifier: email } })
  const bearer = secretIn(await mailTo(email, /password/), 'token')
  await done('POST', '/auth/customer/emailpass/update', { bearer, body: { password: newPassword } })
}

/** Of an administrator, by another one. */
async function resetPasswordOf(admin: string, user: string): Promise<void> {
  const path = `/admin/users/${user}/reset-password`
  const bearer = textAt(await done('POST', path, { bearer: admin, body: {} }), 'token')
  await done('POST', '/auth/user/emailpass/update', { bearer, body: { password: newPassword } })
}

const statusOf = async (method: string, path: string, options: Ask): Promise<number> =>
  (await ask(method, path, options)).status

/** The cookie of a session opened with a token, by a browser that may have an earlier one. */
async function openSession(bearer: string, cookie?: string): Promise<string> {
  const { status, headers } = await ask('POST', '/auth/session', {
    bearer,
    ...(cookie !== undefined && { cookie }),
  })
  expect(status).toBe(200)
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const claims = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

describe('A password reset', () => {
  it('ends every earlier token at once', async () => {
    const { email, token } = await signUp()
    const renewed = textAt(await done('POST', refresh, { bearer: token }), 'token')
    const second = await signIn('customer', email, 'a-long-password')
    await resetPassword(email)
    for (const bearer of [token, renewed, second]) {
      expect(await statusOf('GET', me, { bearer })).toBe(401)
      expect(await statusOf('GET', '/store/orders', { bearer })).toBe(401)
      expect(await statusOf('POST', '/store/customers/me/cart', { bearer, body: {} })).toBe(401)
      expect(await statusOf('POST', refresh, { bearer })).toBe(401)
      expect(await statusOf('POST', '/auth/session', { bearer })).toBe(401)
    }
    const fresh = await signIn('customer', email, newPassword)
    expect(at(await done('GET', me, { bearer: fresh }), 'customer.email')).toBe(email)
    expect(await statusOf('POST', refresh, { bearer: fresh })).toBe(200)
  })

  it('ends cookie sessions, and allows a new sign-in', async () => {
    const { email, token } = await signUp()
    const cookie = await openSession(token)
    expect(await statusOf('GET', me, { cookie })).toBe(200)
    await resetPassword(email)
    expect(await statusOf('GET', me, { cookie })).toBe(401)
    expect(await statusOf('POST', refresh, { cookie })).toBe(401)
    expect(await statusOf('GET', '/store/regions', { cookie })).toBe(200)
    const body = { email, password: newPassword }
    const bearer = textAt(await done('POST', '/auth/customer/emailpass', { cookie, body }), 'token')
    const opened = await openSession(bearer, cookie)
    expect(await statusOf('GET', me, { cookie: opened })).toBe(200)
    expect(await statusOf('GET', me, { cookie })).toBe(401)
  })

  it('ends the sessions of an administrator', async () => {
    const admin = await signInAdmin()
    const { id: user, email, bearer } = await newAdministrator('a-long-password')
    const cookie = await openSession(bearer)
    expect(await statusOf('GET', '/admin/orders', { bearer })).toBe(200)
    expect(await statusOf('GET', '/admin/orders', { cookie })).toBe(200)
    await resetPasswordOf(admin, user)
    expect(await statusOf('GET', '/admin/orders', { bearer })).toBe(401)
    expect(await statusOf('GET', '/admin/orders', { cookie })).toBe(401)
    expect(await statusOf('POST', refresh, { bearer })).toBe(401)
    expect(await statusOf('GET', '/admin/orders', { bearer: admin })).toBe(200)
    const fresh = await signIn('user', email, newPassword)
    expect(await statusOf('GET', '/admin/orders', { bearer: fresh })).toBe(200)
    await done('DELETE', `/admin/users/${user}`, { bearer: admin })
  })
})

describe('A deleted account', () => {
  const statusOfSignIn = async (actor: 'customer' | 'user', email: string, password: string) =>
    statusOf('POST', `/auth/${actor}/emailpass`, { body: { email, password } })

  async function register(actor: 'customer' | 'user', email: string): Promise<string> {
    const body = { email, password: 'a-long-password' }
    return textAt(await done('POST', `/auth/${actor}/emailpass/register`, { body }), 'token')
  }

  async function deleteCustomer(admin: string, bearer: string): Promise<void> {
    const id = textAt(await done('GET', me, { bearer }), 'customer.id')
    await done('DELETE', `/admin/customers/${id}`, { bearer: admin })
  }

  async function acceptInvite(admin: string, bearer: string, email: string): Promise<string> {
    const invite = await done('POST', '/admin/invites', { bearer: admin, body: { email } })
    const accept = `/admin/invites/accept?token=${textAt(invite, 'invite.token')}`
    return textAt(await done('POST', accept, { bearer, body: { email } }), 'user.id')
  }

  it('leaves no sign-in behind after a password reset, and its address can be registered again', async () => {
    const { email } = await signUp()
    await resetPassword(email)
    const bearer = await signIn('customer', email, newPassword)
    await deleteCustomer(await signInAdmin(), bearer)
    expect(await statusOf('GET', me, { bearer })).toBe(401)
    expect(await statusOf('GET', '/store/orders', { bearer })).toBe(401)
    expect(await statusOfSignIn('customer', email, newPassword)).toBe(401)
    const again = await register('customer', email)
    expect(await statusOf('POST', '/store/customers', { bearer: again, body: { email } })).toBe(200)
    const fresh = await signIn('customer', email, 'a-long-password')
    expect(await statusOf('GET', me, { bearer: fresh })).toBe(200)
  })

  it('of an administrator leaves none either', async () => {
    const admin = await signInAdmin()
    const email = anyEmail('former')
    const user = await acceptInvite(admin, await register('user', email), email)
    await resetPasswordOf(admin, user)
    const bearer = await signIn('user', email, newPassword)
    await done('DELETE', `/admin/users/${user}`, { bearer: admin })
    expect(await statusOf('GET', '/admin/orders', { bearer })).toBe(401)
    expect(await statusOfSignIn('user', email, newPassword)).toBe(401)
    await acceptInvite(admin, await register('user', email), email)
    const fresh = await signIn('user', email, 'a-long-password')
    expect(await statusOf('GET', '/admin/orders', { bearer: fresh })).toBe(200)
  })

  it('of a customer who is an administrator too leaves the administrator', async () => {
    const admin = await signInAdmin()
    const { email } = await signUp()
    await acceptInvite(admin, await signIn('user', email, 'a-long-password'), email)
    const bearer = await signIn('customer', email, 'a-long-password')
    await deleteCustomer(admin, bearer)
    expect(await statusOf('GET', '/store/orders', { bearer })).toBe(401)
    const user = await signIn('user', email, 'a-long-password')
    expect(await statusOf('GET', '/admin/orders', { bearer: user })).toBe(200)
    const half = await signIn('customer', email, 'a-long-password')
    expect(await statusOf('POST', '/store/customers', { bearer: half, body: { email } })).toBe(200)
  })
})

describe('A refreshed token', () => {
  it('keeps the time of its sign-in, and so the end of the session', async () => {
    const { token } = await signUp()
    const first = claims(token)
    const second = textAt(await done('POST', refresh, { bearer: token }), 'token')
    expect(claims(second)).toMatchObject({
      actor_id: first['actor_id'],
      auth_identity_id: first['auth_identity_id'],
      signed_in_at: first['iat'],
    })
    const third = textAt(await done('POST', refresh, { bearer: second }), 'token')
    expect(claims(third)['signed_in_at']).toBe(first['iat'])
    expect(Number(claims(third)['exp']) - Number(claims(third)['iat'])).toBe(
      Number(first['exp']) - Number(first['iat']),
    )
    expect(await statusOf('GET', me, { bearer: third })).toBe(200)
  })

  it('keeps it through a cookie session', async () => {
    const { token } = await signUp()
    const second = textAt(await done('POST', refresh, { bearer: token }), 'token')
    const cookie = await openSession(second)
    const third = textAt(await done('POST', refresh, { cookie }), 'token')
    expect(claims(third)['signed_in_at']).toBe(claims(token)['iat'])
  })
})
