import { describe, expect, it } from 'vitest'

import { anyEmail, ask, done, signIn, signInAdmin, signUp } from '../support/backend'
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

  it('[F-84] has the address in the case it was registered in', async () => {
    const lower = anyEmail('lower')
    const capitals = lower.replace('lower', 'LOWER')
    const imitator = await register(capitals)
    const made = await done('POST', '/store/customers', { bearer: imitator, body: { email: lower } })
    expect(at(made, 'customer.email')).toBe(capitals)
    const owner = await register(lower)
    expect((await ask('POST', '/store/customers', { bearer: owner, body: { email: lower } })).status).toBe(
      200,
    )
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
})
