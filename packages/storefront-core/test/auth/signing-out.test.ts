import { describe, expect, it } from 'vitest'
import { signOutOwedKey } from '../../src/auth/auth.storage.ts'
import { asha, AuthBrowser, ravi, type AuthTab, type AuthTabOptions } from '../support/auth-setup.ts'

async function signedIn(
  options: AuthTabOptions = {},
  persistent = true,
): Promise<{ browser: AuthBrowser; tab: AuthTab }> {
  const browser = new AuthBrowser()
  const tab = await browser.open(options).start()
  await tab.done(tab.auth.signIn(asha, persistent))
  tab.notices.length = 0
  return { browser, tab }
}

describe('Signing out', () => {
  it.each([true, false])(
    '[AUTH-10] [F-90] leaves nothing behind, remembered or not: %s',
    async (persistent) => {
      const { browser, tab } = await signedIn({}, persistent)
      const leaving = tab.auth.signOut()
      expect(tab.view).toEqual({ status: 'guest', reason: 'asked' })
      expect([...browser.persistent.all, ...tab.perTab.all]).toEqual([])
      expect(await tab.done(leaving)).toEqual({ ok: true })
      expect(tab.said).toEqual(['signed-out asked'])
      expect(tab.kept).not.toContain('asha')
    },
  )

  it('[AUTH-10] [F-90] is done at once when the backend hangs, and is sent to it at the next start', async () => {
    const { browser, tab } = await signedIn({ mode: 'session' })
    expect(tab.customer).toBe(asha.email)
    browser.server.fault = () => ({ kind: 'late', ms: 60_000 })
    const leaving = tab.auth.signOut()
    expect(tab.view).toEqual({ status: 'guest', reason: 'asked' })
    expect([...browser.persistent.all]).toEqual([])
    expect(await tab.done(leaving)).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
    expect([...browser.persistent.all.keys()]).toEqual([signOutOwedKey])

    browser.server.fault = () => undefined
    const before = browser.server.count('DELETE', /session/)
    const next = await browser.open({ mode: 'session' }).start()
    expect(next.view).toEqual({ status: 'guest', reason: 'asked' })
    expect(next.said).toEqual([])
    expect(browser.server.count('DELETE', /session/)).toBe(before + 1)
    expect(browser.server.hasSession).toBe(false)
    expect([...browser.persistent.all]).toEqual([])
  })

  it.each([true, false])(
    '[F-90] ends the token on the backend, and no other one, remembered or not: %s',
    async (persistent) => {
      const { browser, tab } = await signedIn({}, persistent)
      const other = browser.server.token(asha.email)
      const own = [...browser.server.tokens.keys()].filter((token) => token !== other)
      expect(own).toHaveLength(1)
      await tab.done(tab.auth.signOut())
      expect([...browser.server.tokens.keys()]).toEqual([other])
    },
  )

  it('does not wait for the backend to end the token, and does not need it', async () => {
    for (const kind of ['lost-request', 'lost-answer', 'html'] as const) {
      const { browser, tab } = await signedIn()
      browser.server.fault = ({ path }) => (path === '/auth/sign-out' ? { kind } : undefined)
      expect(await tab.done(tab.auth.signOut())).toEqual({ ok: true })
      expect([...browser.persistent.all]).toEqual([])
    }
    const { browser, tab } = await signedIn()
    browser.server.fault = () => ({ kind: 'late', ms: 60_000 })
    const leaving = tab.auth.signOut()
    await browser.clock.pass(1)
    expect(await leaving).toEqual({ ok: true })
  })

  it('is followed by a sign-in when the backend has ended the session, or two seconds later', async () => {
    const { browser, tab } = await signedIn()
    const signIns = () => browser.server.count('POST', /emailpass/)
    for (const [late, wait] of [
      [500, 500],
      [60_000, 2000],
    ] as const) {
      browser.server.fault = ({ path }) =>
        path === '/auth/sign-out' ? { kind: 'late', ms: late } : undefined
      const before = signIns()
      const leaving = tab.auth.signOut()
      const signingIn = tab.auth.signIn(asha)
      await browser.clock.pass(wait - 100)
      expect(await leaving).toEqual({ ok: true })
      expect(signIns()).toBe(before)
      expect(await tab.done(signingIn)).toMatchObject({ ok: true })
    }
  })

  it('does not end the token of a session that has expired', async () => {
    const { browser, tab } = await signedIn()
    browser.server.tokens.clear()
    tab.auth.refresh()
    await tab.rest()
    expect(tab.view).toEqual({ status: 'guest', reason: 'expired' })
    expect(browser.server.count('POST', /sign-out/)).toBe(0)
  })

  it('has removed the token before listeners are notified', async () => {
    const { browser, tab } = await signedIn()
    const kept: number[] = []
    tab.auth.subscribe(() => kept.push(browser.persistent.all.size))
    await tab.done(tab.auth.signOut())
    expect(kept).toEqual([0])
  })

  it('is not sent again after a later sign-in', async () => {
    const { browser, tab } = await signedIn({ mode: 'session' })
    browser.server.fault = ({ method }) => (method === 'DELETE' ? { kind: 'lost-request' } : undefined)
    expect(await tab.done(tab.auth.signOut())).toMatchObject({ ok: false })
    await tab.done(tab.auth.signIn(asha))
    expect(browser.persistent.all.has(signOutOwedKey)).toBe(false)
  })

  it('wins over a sign-in in progress, whose token is dropped', async () => {
    const browser = new AuthBrowser()
    const tab = await browser.open().start()
    const entering = tab.auth.signIn(asha)
    await browser.clock.pass(10)
    const leaving = tab.auth.signOut()
    expect(await tab.done(entering)).toEqual({ ok: false, reason: 'overtaken' })
    expect(await tab.done(leaving)).toEqual({ ok: true })
    expect(tab.view).toEqual({ status: 'guest', reason: 'asked' })
    expect([...browser.persistent.all, ...tab.perTab.all]).toEqual([])
    expect(tab.said).toEqual([])
  })

  it('gives way to a sign-in that is requested after it', async () => {
    const { browser, tab } = await signedIn()
    const entering = tab.auth.signIn(asha)
    const leaving = tab.auth.signOut()
    const again = tab.auth.signIn(ravi)
    const outcomes = await tab.done(Promise.all([entering, leaving, again]))
    expect(outcomes).toMatchObject([{ ok: false, reason: 'overtaken' }, { ok: true }, { ok: true }])
    expect(tab.customer).toBe(ravi.email)
    const reloaded = await browser.open().start()
    expect(reloaded.customer).toBe(ravi.email)
  })
})

describe('Signing out everywhere', () => {
  it.each(['jwt', 'session'] as const)(
    'ends every session of the customer, and no one else’s: %s',
    async (mode) => {
      const { browser, tab } = await signedIn({ mode })
      browser.server.token(asha.email)
      const others = browser.server.token(ravi.email)
      expect(await tab.done(tab.auth.signOutEverywhere())).toEqual({ ok: true })
      expect([...browser.server.tokens.keys()]).toEqual([others])
      expect(tab.view).toEqual({ status: 'guest', reason: 'asked' })
      expect(tab.said).toEqual(['signed-out asked'])
      expect([...browser.persistent.all, ...tab.perTab.all]).toEqual([])
    },
  )

  it.each(['lost-request', 'html'] as const)(
    'after a %s leaves the customer signed in, who can try again',
    async (kind) => {
      const { browser, tab } = await signedIn()
      browser.server.fault = ({ path }) => (path === '/auth/sign-out' ? { kind } : undefined)
      expect(await tab.done(tab.auth.signOutEverywhere())).toMatchObject({ ok: false })
      expect(tab.customer).toBe(asha.email)
      browser.server.fault = () => undefined
      expect(await tab.done(tab.auth.signOutEverywhere())).toEqual({ ok: true })
      expect(browser.server.tokens.size).toBe(0)
    },
  )
})

describe('Other tabs', () => {
  it('[F-91] end with the session, at once', async () => {
    const { browser, tab } = await signedIn()
    const other = await browser.open().start()
    expect(other.customer).toBe(asha.email)
    await tab.done(tab.auth.signOut())
    expect(other.view).toEqual({ status: 'guest', reason: 'elsewhere' })
    expect(other.said).toEqual(['signed-out elsewhere'])
  })

  it('[F-91] end at once, also when their own view of the storage is a moment old', async () => {
    const { browser, tab } = await signedIn()
    const before = new Map(browser.persistent.all)
    let isBehind = false
    const get = (key: string) => (isBehind ? (before.get(key) ?? null) : browser.persistent.get(key))
    const other = await browser.open({ persistent: { ...browser.persistent, get } }).start()
    isBehind = true
    const leaving = tab.auth.signOut()
    await browser.clock.pass(50)
    expect(other.view).toEqual({ status: 'guest', reason: 'elsewhere' })
    isBehind = false
    await tab.done(leaving)
    expect(other.view).toEqual({ status: 'guest', reason: 'elsewhere' })
    expect(other.said).toEqual(['signed-out elsewhere'])
  })

  it('[F-91] drop the data that they kept for themselves', async () => {
    const { browser, tab } = await signedIn({}, false)
    const duplicate = await browser.open({ perTab: memoryOf(tab) }).start()
    expect(duplicate.customer).toBe(asha.email)
    await tab.done(tab.auth.signOut())
    expect(duplicate.view).toEqual({ status: 'guest', reason: 'elsewhere' })
    expect([...duplicate.perTab.all]).toEqual([])
  })

  it('[F-91] drop the data that they kept for themselves when they are opened again after it', async () => {
    const { browser, tab } = await signedIn({}, false)
    const before = memoryOf(tab)
    await tab.done(tab.auth.signOut())
    const reopened = await browser.open({ perTab: before }).start()
    expect(reopened.view).toEqual({ status: 'guest', reason: 'never' })
    expect([...before.all]).toEqual([])
  })

  it('[F-91] end when they are shown again, where tabs cannot communicate', async () => {
    const { browser, tab } = await signedIn()
    browser.persistent.all.clear()
    tab.auth.refresh()
    expect(tab.view).toEqual({ status: 'guest', reason: 'elsewhere' })
    expect(tab.said).toEqual(['signed-out elsewhere'])
  })

  it('show the customer who signed in elsewhere while their own attempt was refused', async () => {
    const browser = new AuthBrowser()
    const [first, second] = [await browser.open().start(), await browser.open().start()]
    browser.server.fault = (_, nth) => (nth === 1 ? { kind: 'late', ms: 500 } : undefined)
    const refused = second.auth.signIn({ ...ravi, password: 'wrong' })
    await browser.clock.pass(100)
    await first.done(first.auth.signIn(asha))
    expect(await second.done(refused)).toMatchObject({ ok: false, reason: 'wrong-credentials' })
    expect([first.customer, second.customer]).toEqual([asha.email, asha.email])
  })

  it('ignore messages that are not meant for them', async () => {
    const { browser, tab } = await signedIn()
    browser.tabs().post('cart-changed')
    await tab.rest()
    expect(tab.said).toEqual([])
    expect(tab.customer).toBe(asha.email)
  })

  it('sign in with the first, and never replace its customer', async () => {
    const browser = new AuthBrowser()
    const [first, second] = [await browser.open().start(), await browser.open().start()]
    await first.done(first.auth.signIn(asha))
    expect(second.customer).toBe(asha.email)
    expect(second.said).toEqual([])
    await first.done(first.auth.signOut())
    await first.done(first.auth.signIn(ravi))
    expect([first.customer, second.customer]).toEqual([ravi.email, ravi.email])
    expect(browser.server.tokens.has(browser.persistent.get('medusa_auth_token') ?? '')).toBe(true)
  })
})

function memoryOf(tab: AuthTab): AuthTab['perTab'] {
  const all = new Map(tab.perTab.all)
  return {
    all,
    get: (key) => all.get(key) ?? null,
    set: (key, value) => void all.set(key, value),
    remove: (key) => void all.delete(key),
  }
}
