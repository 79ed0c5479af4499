import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { customerStorageKey } from '../../src/storage-keys.ts'
import { hostile, isClean } from '@umber/fake-backend/hostile'
import { asha, AuthBrowser, ravi, type AuthTab } from '../support/auth-setup.ts'

const tokenKey = 'medusa_auth_token'

async function signedIn(browser = new AuthBrowser()): Promise<{ browser: AuthBrowser; tab: AuthTab }> {
  const tab = await browser.open().start()
  await tab.done(tab.auth.signIn(asha))
  tab.notices.length = 0
  return { browser, tab }
}

describe('A saved customer', () => {
  it('[AUTH-09] is shown before the backend has answered, and verified', async () => {
    const { browser } = await signedIn()
    const tab = browser.open()
    tab.auth.start()
    expect(tab.view).toMatchObject({
      status: 'signed-in',
      verification: 'checking',
      customer: { email: asha.email },
    })
    await tab.rest()
    expect(tab.view).toMatchObject({ status: 'signed-in', verification: 'verified' })
    expect(tab.said).toEqual([])
  })

  it('[AUTH-09] [F-86] is cleared, here and in the storage, when the backend takes the token no longer', async () => {
    const { browser } = await signedIn()
    browser.server.tokens.clear()
    const tab = await browser.open().start()
    expect(tab.view).toEqual({ status: 'guest', reason: 'expired' })
    expect(tab.said).toEqual(['signed-out expired'])
    expect([...browser.persistent.all]).toEqual([])
  })

  it('[AUTH-09] is cleared when the backend answers without a customer', async () => {
    const { browser } = await signedIn()
    browser.server.fault = () => ({ kind: 'status', status: 200, body: { customer: null } })
    const tab = await browser.open().start()
    expect(tab.view).toEqual({ status: 'guest', reason: 'expired' })
    expect([...browser.persistent.all]).toEqual([])
  })

  it.each([
    { kind: 'lost-answer' },
    { kind: 'html' },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 403 },
    { kind: 'status', status: 429 },
    { kind: 'late', ms: 30_000 },
  ] as const)('[AUTH-09] stays when the backend could not be reached: %j', async (fault) => {
    const { browser } = await signedIn()
    browser.server.fault = () => fault
    const tab = await browser.open().start()
    expect(tab.view).toMatchObject({
      status: 'signed-in',
      verification: 'unverified',
      customer: { firstName: 'Asha' },
    })
    expect(tab.said).toEqual([])
    browser.server.fault = () => undefined
    tab.auth.refresh()
    await tab.rest()
    expect(tab.view).toMatchObject({ status: 'signed-in', verification: 'verified' })
  })

  it('[F-88] is a guest when what is saved is nonsense, and it is removed', async () => {
    const nonsense = [
      '{}',
      'not JSON',
      '[]',
      'null',
      '{"__proto__":{"id":"cus_1","email":"a@b.c"}}',
      `{"id":"cus_1","email":"a@b.c","first_name":"${'x'.repeat(5_000_000)}"}`,
    ]
    for (const written of nonsense) {
      const browser = new AuthBrowser()
      browser.persistent.set(customerStorageKey, written)
      const tab = await browser.open().start()
      expect(tab.view).toEqual({ status: 'guest', reason: 'never' })
      expect([...browser.persistent.all]).toEqual([])
      expect(browser.server.asked).toEqual([])
    }
  })

  it('[F-88] breaks nothing, whatever the storage contains', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, fc.oneof(hostile, fc.string()), async (customer, token) => {
        const browser = new AuthBrowser()
        browser.persistent.set(customerStorageKey, JSON.stringify(customer) ?? '')
        browser.persistent.set(tokenKey, JSON.stringify(token))
        const tab = await browser.open().start()
        expect(tab.view.status).toBe('guest')
        expect([...browser.persistent.all]).toEqual([])
        expect(isClean()).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    '{}',
    '{"id":',
    '[1,2,3]',
    '{"id":7,"email":{"a":1},"firstName":[]}',
    '"<script>alert(1)</script>"',
  ])('[F-88] is restored from the token alone, and shown only when verified: %s', async (written) => {
    const { browser } = await signedIn()
    browser.persistent.set(customerStorageKey, written)
    const tab = browser.open()
    tab.auth.start()
    expect(tab.view).toEqual({ status: 'loading' })
    await tab.rest()
    expect(tab.customer).toBe(asha.email)
    expect(tab.said).toEqual([])
  })

  it('gives a reason when only a token is there and the backend is down', async () => {
    const { browser } = await signedIn()
    browser.persistent.remove(customerStorageKey)
    browser.server.fault = () => ({ kind: 'lost-request' })
    const tab = await browser.open().start()
    expect(tab.view).toMatchObject({ status: 'loading', failure: { kind: 'unreachable' } })
  })

  it('[F-89] is whom the backend says, not whom the storage says', async () => {
    const { browser } = await signedIn()
    browser.persistent.set(tokenKey, browser.server.token(ravi.email))
    const tab = await browser.open().start()
    expect(tab.customer).toBe(ravi.email)
    expect(tab.said).toEqual(['signed-out elsewhere'])
    expect(browser.persistent.get(customerStorageKey)).toContain('Ravi')
  })
})

describe('A session that expires', () => {
  it('[F-86] [F-87] is ended once, with one notice, for six refused requests', async () => {
    const { browser, tab } = await signedIn()
    browser.server.tokens.clear()
    const before = browser.server.asked.length
    for (let request = 0; request < 6; request += 1) tab.auth.handleUnauthorized()
    await tab.rest()
    expect(tab.view).toEqual({ status: 'guest', reason: 'expired' })
    expect(tab.said).toEqual(['signed-out expired'])
    expect(browser.server.asked).toHaveLength(before + 1)
    expect([...browser.persistent.all]).toEqual([])
  })

  it('is not ended by a refusal that belonged to another token', async () => {
    const { tab } = await signedIn()
    tab.auth.handleUnauthorized()
    await tab.rest()
    expect(tab.view).toMatchObject({ status: 'signed-in', verification: 'verified' })
    expect(tab.said).toEqual([])
  })

  it('is not asked about again without a token, when it is ended meanwhile', async () => {
    const { browser, tab } = await signedIn()
    const before = browser.server.asked.length
    tab.auth.refresh()
    await tab.auth.signOut()
    await tab.rest()
    expect(tab.view).toMatchObject({ status: 'guest' })
    const asked = browser.server.asked.slice(before).map(({ path }) => path)
    expect(asked).toEqual(['/store/customers/me', '/auth/sign-out'])
  })

  it('is not ended by an old answer, when another tab has signed in again meanwhile', async () => {
    const { browser, tab } = await signedIn()
    browser.server.tokens.clear()
    tab.auth.handleUnauthorized()
    browser.persistent.set(tokenKey, browser.server.token(asha.email))
    await tab.rest()
    expect(tab.view).toMatchObject({ status: 'signed-in', verification: 'verified' })
    expect(tab.said).toEqual([])
  })
})
