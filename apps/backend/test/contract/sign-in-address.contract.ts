import { describe, expect, it } from 'vitest'

import { anyEmail, ask, done, signIn, signInAdmin, signUp } from '../support/backend'
import { mailTo, secretIn } from '../support/outbox'
import { at, textAt } from '../support/read'

const password = 'a-long-password'
const notOwn = { status: 400, body: { type: 'invalid_data', code: 'email_not_own' } }

async function register(email: string): Promise<string> {
  const answer = await done('POST', '/auth/customer/emailpass/register', { body: { email, password } })
  return textAt(answer, 'token')
}

describe('An account', () => {
  it('[F-84] is created with the address of its identity only, so that another’s address cannot be taken', async () => {
    const [mine, theirs] = [anyEmail('mine'), anyEmail('theirs')]
    const bearer = await register(mine)
    expect(await ask('POST', '/store/customers', { bearer, body: { email: theirs } })).toMatchObject(notOwn)
    const owner = await register(theirs)
    await done('POST', '/store/customers', { bearer: owner, body: { email: theirs } })
    const signedIn = await signIn('customer', theirs, password)
    expect(at(await done('GET', '/store/customers/me', { bearer: signedIn }), 'customer.email')).toBe(theirs)
    expect((await ask('POST', '/store/customers', { bearer, body: { email: mine } })).status).toBe(200)
  })

  it('[F-84] has its address in lower case, however it is typed', async () => {
    const lower = anyEmail('a.b')
    const typed = lower.replace('a.b', 'A.B')
    const bearer = await register(typed)
    const made = await done('POST', '/store/customers', { bearer, body: { email: typed } })
    expect(at(made, 'customer.email')).toBe(lower)
    for (const spelling of [lower, typed]) {
      const signedIn = await signIn('customer', spelling, password)
      expect(at(await done('GET', '/store/customers/me', { bearer: signedIn }), 'customer.email')).toBe(lower)
      expect(
        await ask('POST', '/auth/customer/emailpass/register', { body: { email: spelling, password } }),
      ).toMatchObject({ status: 401, body: { message: 'Identity with email already exists' } })
    }
  })

  it('gets the link for a new password at its address, however it is typed', async () => {
    const { email } = await signUp()
    const body = { identifier: email.toUpperCase() }
    expect((await ask('POST', '/auth/customer/emailpass/reset-password', { body })).status).toBe(201)
    const bearer = secretIn(await mailTo(email, /password/), 'token')
    const changed = { bearer, body: { password: 'a-new-and-long-one' } }
    expect((await ask('POST', '/auth/customer/emailpass/update', changed)).status).toBe(200)
    expect(await signIn('customer', email, 'a-new-and-long-one')).not.toBe('')
  })

  it('[F-84] cannot take another address later', async () => {
    const { token: bearer, email } = await signUp()
    await ask('POST', '/store/customers/me', {
      bearer,
      body: { email: anyEmail('taken'), first_name: 'Ira' },
    })
    expect(at(await done('GET', '/store/customers/me', { bearer }), 'customer.email')).toBe(email)
  })
})

describe('The invitation of an administrator', () => {
  it('is accepted with the address that the invited user signs in with', async () => {
    const admin = await signInAdmin()
    const email = anyEmail('invited')
    const invite = await done('POST', '/admin/invites', { bearer: admin, body: { email } })
    const accept = `/admin/invites/accept?token=${textAt(invite, 'invite.token')}`
    const registered = await done('POST', '/auth/user/emailpass/register', { body: { email, password } })
    const bearer = textAt(registered, 'token')
    expect(await ask('POST', accept, { bearer, body: { email: anyEmail('boss') } })).toMatchObject(notOwn)
    expect(at(await done('POST', accept, { bearer, body: { email } }), 'user.email')).toBe(email)
  })

  it('is accepted with an address in capitals, and the user signs in and gets a new password', async () => {
    const admin = await signInAdmin()
    const lower = anyEmail('capitals')
    const typed = lower.toUpperCase()
    const invite = await done('POST', '/admin/invites', { bearer: admin, body: { email: typed } })
    const accept = `/admin/invites/accept?token=${textAt(invite, 'invite.token')}`
    const body = { email: typed, password }
    const bearer = textAt(await done('POST', '/auth/user/emailpass/register', { body }), 'token')
    const accepted = await done('POST', accept, { bearer, body: { email: typed } })
    expect(at(accepted, 'user.email')).toBe(lower)
    expect(await signIn('user', typed, password)).not.toBe('')
    const reset = `/admin/users/${textAt(accepted, 'user.id')}/reset-password`
    expect((await ask('POST', reset, { bearer: admin, body: {} })).status).toBe(200)
  })
})
