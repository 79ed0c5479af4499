import { beforeAll, describe, expect, test } from 'vitest'
import { deletedAfterwards } from '../../support/afterwards.ts'
import { cookieFetch } from '../../support/cookie-fetch.ts'
import { commerceFailureOf } from '../../support/failure-of.ts'
import { acceptedInvite, liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { liveShop, type LiveShop, newPerson, signUp, type Person } from '../../support/live-shop.ts'

let admin: Merchant['admin']

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
})

/** A signed-in customer. Deleted after the test. */
async function visitorWith(person: Person): Promise<LiveShop> {
  const visitor = liveShop()
  await signUp(visitor, person)
  const { customer } = await visitor.store.customer.retrieve()
  deletedAfterwards(customer.id, admin.customer.delete)
  return visitor
}

describe('a session', () => {
  test('is kept in a cookie, refreshed, and ended', async () => {
    const person = newPerson()
    const visitor = await visitorWith(person)
    const { customer } = await visitor.store.customer.retrieve()

    const { fetch, cookies } = cookieFetch()
    const { auth, client, store } = liveShop({ fetch, auth: { type: 'session' } })
    await auth.login('customer', 'emailpass', { ...person })
    expect([...cookies.keys()]).toContain('connect.sid')
    expect((await store.customer.retrieve()).customer.id).toBe(customer.id)
    expect(await client.getToken()).toBeUndefined()
    await auth.refresh({ authorization: `Bearer ${(await visitor.client.getToken()) ?? ''}` })
    expect((await store.customer.retrieve()).customer.id).toBe(customer.id)
    await auth.logout()
    expect(await commerceFailureOf(store.customer.retrieve())).toMatchObject({ status: 401 })
  })
})

describe('a customer', () => {
  test('lists the auth providers', async () => {
    const { auth } = liveShop()
    expect(JSON.stringify(await auth.listProviders('customer'))).toContain('emailpass')
  })

  test('sets a new password with the token of the email', async () => {
    const { auth } = liveShop()
    await auth.resetPassword('customer', 'emailpass', { identifier: newPerson().email })

    const person = newPerson()
    const { id } = await acceptedInvite(admin, person)
    deletedAfterwards(id, admin.user.delete)
    const { token } = await admin.user.generateResetPasswordToken(id)
    const next = { ...person, password: 'another-password' }
    await auth.updateProvider('user', 'emailpass', { password: next.password }, token)
    expect((await (await liveMerchant(next)).admin.user.me()).user.id).toBe(id)
  })

  test('has no second factor at first, and begins to set one up', async () => {
    const visitor = await visitorWith(newPerson())
    expect(await visitor.auth.mfa.list()).toEqual({ mfa_factors: [] })
    const { mfa_factor, secret } = await visitor.auth.mfa.start({ provider: 'totp' })
    expect(mfa_factor).toMatchObject({ provider: 'totp', status: 'pending' })
    expect(secret).toMatch(/^[A-Z2-7]{16,}$/)
  })

  test('requests the verification of an address', async () => {
    const person = newPerson()
    const visitor = await visitorWith(person)
    const asked = { entity_id: person.email, entity_type: 'email' }
    const { verification } = await visitor.auth.verification.request(asked)
    expect(verification).toMatchObject({ ...asked, verified_at: null })
    const guessed = commerceFailureOf(visitor.auth.verification.confirm({ code: 'guessed' }))
    expect(await guessed).toMatchObject({ status: 400, type: 'not_allowed' })
  })
})
