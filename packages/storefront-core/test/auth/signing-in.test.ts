import { describe, expect, it } from 'vitest'
import { customerStorageKey } from '../../src/storage-keys.ts'
import { tabSessionKey } from '../../src/auth/session.ts'
import { signInMessage } from '../../src/auth/sign-in-messages.ts'
import { authView } from '../../src/auth/create-auth-store.ts'
import { asha, AuthBrowser, ravi } from '../support/auth-setup.ts'
import { memoryStorage } from '../support/cart-setup.ts'

const tokenKey = 'medusa_auth_token'

describe('Signing in', () => {
  it('[AUTH-04] [AUTH-10] takes a token for success, fetches the customer and saves them', async () => {
    const browser = new AuthBrowser()
    const tab = await browser.open().start()
    const outcome = await tab.done(tab.auth.signIn(asha))
    expect(outcome).toMatchObject({ ok: true, customer: { email: asha.email, firstName: 'Asha' } })
    expect(tab.view).toMatchObject({
      status: 'signed-in',
      verification: 'verified',
      customer: { lastName: 'Rao' },
    })
    expect(browser.server.asked).toEqual([
      { method: 'POST', path: '/auth/customer/emailpass' },
      { method: 'GET', path: '/store/customers/me' },
    ])
    expect(browser.server.tokens.has(browser.persistent.get(tokenKey) ?? '')).toBe(true)
    expect(JSON.parse(browser.persistent.get(customerStorageKey) ?? '')).toMatchObject({ email: asha.email })
    expect(tab.said).toEqual([`signed-in ${asha.email}`])
  })

  it('[AUTH-10] keeps the customer for this session only, without "remember me"', async () => {
    const browser = new AuthBrowser()
    const tab = await browser.open().start()
    await tab.done(tab.auth.signIn(asha, false))
    expect([...browser.persistent.all.keys()]).toEqual([tabSessionKey])
    expect([...tab.perTab.all.keys()].toSorted()).toEqual(
      [tokenKey, customerStorageKey, tabSessionKey].toSorted(),
    )
    const reloaded = await browser.open({ perTab: tab.perTab }).start()
    expect(reloaded.customer).toBe(asha.email)
    const nextVisit = await browser.open().start()
    expect(nextVisit.view).toEqual({ status: 'guest', reason: 'never' })
  })

  it('[AUTH-10] [F-90] keeps them for this session only when the page is reloaded before the customer is read', async () => {
    const browser = new AuthBrowser()
    const tab = await browser.open().start()
    void tab.auth.signIn(asha, false)
    while (tab.perTab.get(tokenKey) === null) await browser.clock.pass(1)
    expect(tab.customer).toBeUndefined()
    // A copy, because the simulated page that was left still runs its timers.
    const perTab = memoryStorage(Object.fromEntries(tab.perTab.all))
    tab.close()
    const reloaded = await browser.open({ perTab }).start()
    expect(reloaded.customer).toBe(asha.email)
    expect([...browser.persistent.all.keys()]).toEqual([tabSessionKey])
    expect(reloaded.perTab.get(tabSessionKey)).toBe(browser.persistent.get(tabSessionKey))
    expect([...reloaded.perTab.all.keys()].toSorted()).toEqual(
      [tokenKey, customerStorageKey, tabSessionKey].toSorted(),
    )
  })

  it('can be requested by a subscriber, and so can a sign-out', async () => {
    const browser = new AuthBrowser()
    const tab = await browser.open().start()
    await tab.done(tab.auth.signIn(asha))
    const next: Promise<unknown>[] = []
    const stop = tab.auth.subscribe(({ view }) => {
      if (view.status !== 'guest') return
      stop()
      next.push(tab.auth.signIn(ravi))
    })
    await tab.done(tab.auth.signOut())
    expect(await tab.done(Promise.all(next))).toMatchObject([{ ok: true }])
    expect(tab.customer).toBe(ravi.email)
    const stopAgain = tab.auth.onNotice(() => {
      stopAgain()
      next.push(tab.auth.signOut())
    })
    tab.auth.handleUnauthorized()
    await tab.done(tab.auth.signIn(asha))
    expect(await tab.done(Promise.all(next))).toMatchObject([{ ok: true }, { ok: true }])
    expect(tab.view.status).toBe('guest')
  })

  it.each([
    { location: 'https://accounts.example/sign-in' },
    { token: 'half', verification_required: true },
    { token: 'half', mfa_challenge: { id: 'mfa_1' } },
  ])('[AUTH-04] [F-85] goes no further when a second proof is asked for: %j', async (step) => {
    const browser = new AuthBrowser()
    browser.server.step = step
    const tab = await browser.open().start()
    const outcome = await tab.done(tab.auth.signIn(asha))
    expect(outcome).toEqual({ ok: false, reason: 'step-required' })
    expect(tab.view).toEqual({ status: 'guest', reason: 'step-required' })
    expect([...browser.persistent.all, ...tab.perTab.all]).toEqual([])
    expect(browser.server.count('GET', /customers/)).toBe(0)
  })

  it('[AUTH-05] [F-82] says the same of a wrong password and of an unknown address', async () => {
    const browser = new AuthBrowser()
    const tab = await browser.open().start()
    const said: string[] = []
    for (const credentials of [
      { ...asha, password: 'wrong' },
      { ...asha, email: 'unknown@example.com' },
    ]) {
      const outcome = await tab.done(tab.auth.signIn(credentials))
      if (!outcome.ok) said.push(signInMessage(outcome))
      expect(tab.view).toEqual({ status: 'guest', reason: 'refused' })
    }
    expect(said).toEqual([
      'Invalid email or password. Please try again.',
      'Invalid email or password. Please try again.',
    ])
    expect([...browser.persistent.all]).toEqual([])
  })

  it.each(['lost-request', 'lost-answer', 'html'] as const)(
    'leaves no half-finished sign-in after a %s, at any point',
    async (kind) => {
      for (const path of ['/auth/customer/emailpass', '/store/customers/me']) {
        const browser = new AuthBrowser()
        browser.server.fault = (asked) => (asked.path === path ? { kind } : undefined)
        const tab = await browser.open().start()
        expect(await tab.done(tab.auth.signIn(asha))).toMatchObject({ ok: false, reason: 'failed' })
        expect(tab.view).toEqual({ status: 'guest', reason: 'refused' })
        expect([...browser.persistent.all, ...tab.perTab.all]).toEqual([])
        browser.server.fault = () => undefined
        expect(await tab.done(tab.auth.signIn(asha))).toMatchObject({ ok: true })
      }
    },
  )

  it('notifies listeners until they unsubscribe', async () => {
    const browser = new AuthBrowser()
    const tab = await browser.open().start()
    const heard: string[] = []
    const stop = tab.auth.onNotice(({ kind }) => heard.push(kind))
    await tab.done(tab.auth.signIn(asha))
    stop()
    await tab.done(tab.auth.signOut())
    expect(heard).toEqual(['signed-in'])
    expect(authView(tab.auth.getState())).toEqual(tab.view)
  })

  it('sends nothing twice when it is started twice', async () => {
    const browser = new AuthBrowser()
    const tab = await browser.open().start()
    await tab.done(tab.auth.signIn(asha))
    const reloaded = browser.open()
    reloaded.auth.start()
    reloaded.auth.start()
    await reloaded.rest()
    expect(browser.server.count('GET', /me$/)).toBe(2)
  })

  it('signs in once for two presses', async () => {
    const browser = new AuthBrowser()
    const tab = await browser.open().start()
    const outcomes = await tab.done(Promise.all([tab.auth.signIn(asha), tab.auth.signIn(asha)]))
    expect(outcomes).toMatchObject([{ ok: true }, { ok: false, reason: 'overtaken' }])
    expect(browser.server.count('POST', /emailpass/)).toBe(1)
    expect(tab.customer).toBe(asha.email)
  })

  it('[F-93] leaves no trace of the previous customer', async () => {
    const browser = new AuthBrowser()
    const tab = await browser.open().start()
    await tab.done(tab.auth.signIn(asha, false))
    await tab.done(tab.auth.signIn(ravi))
    expect(tab.said).toEqual([`signed-in ${asha.email}`, 'signed-out asked', `signed-in ${ravi.email}`])
    expect(tab.kept).not.toContain('asha')
    expect(tab.kept).not.toContain('Rao')
  })

  it('has no password in views, storage or logs', async () => {
    const browser = new AuthBrowser()
    const tab = await browser.open().start()
    const signingIn = tab.auth.signIn({ ...asha, password: 'wrong-but-secret' })
    expect(tab.view).toEqual({ status: 'signing-in', task: 'sign-in' })
    expect(tab.kept).not.toContain('secret')
    const outcome = await tab.done(signingIn)
    expect(JSON.stringify([outcome, tab.views, tab.notices]) + tab.kept).not.toContain('secret')
    await tab.done(tab.auth.signIn(asha))
    const token = browser.persistent.get(tokenKey) ?? 'none'
    expect(JSON.stringify([tab.auth.getState(), tab.notices])).not.toContain(token)
  })
})
