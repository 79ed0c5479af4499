import { describe, expect, it } from 'vitest'
import { registerMessage } from '../../src/auth/auth-refusals.ts'
import { asha, AuthBrowser } from '../support/auth-setup.ts'

const mira = { email: 'mira@example.com', password: 'salt-and-stone', firstName: 'Mira', lastName: 'Das' }

describe('Registering', () => {
  it('[AUTH-11] registers, makes the customer, signs in and fetches them', async () => {
    const browser = new AuthBrowser()
    const tab = await browser.open().start()
    const outcome = await tab.done(tab.auth.register(mira))
    expect(outcome).toMatchObject({ ok: true, customer: { email: mira.email, firstName: 'Mira' } })
    expect(browser.server.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /auth/customer/emailpass/register',
      'POST /store/customers',
      'POST /auth/customer/emailpass',
      'GET /store/customers/me',
    ])
    expect(tab.notices).toMatchObject([{ kind: 'signed-in', task: 'register' }])
    const reloaded = await browser.open().start()
    expect(reloaded.customer).toBe(mira.email)
  })

  it.each([asha.password, 'another one'])(
    '[AUTH-07] [F-83] refuses an address that is taken, with its own password too: %s',
    async (password) => {
      const browser = new AuthBrowser()
      const tab = await browser.open().start()
      const outcome = await tab.done(tab.auth.register({ ...mira, email: asha.email, password }))
      expect(outcome).toMatchObject({ ok: false, reason: 'email-taken', failure: { status: 401 } })
      expect(outcome.ok ? '' : registerMessage(outcome)).toBe('An account with this email already exists.')
      expect(tab.view).toEqual({ status: 'guest', reason: 'refused' })
      expect([...browser.persistent.all, ...tab.perTab.all]).toEqual([])
    },
  )

  it('[AUTH-07] [F-83] refuses it however often it is tried', async () => {
    const browser = new AuthBrowser()
    const tab = await browser.open().start()
    for (let time = 0; time < 3; time += 1) {
      const outcome = await tab.done(tab.auth.register({ ...mira, ...asha }))
      expect(outcome).toMatchObject({ ok: false, reason: 'email-taken' })
    }
  })

  const steps = [
    '/auth/customer/emailpass/register',
    '/store/customers',
    '/auth/customer/emailpass',
    '/store/customers/me',
  ]
  const faults = ['lost-request', 'lost-answer', 'html'] as const
  const cuts = steps.flatMap((path) => faults.map((kind) => ({ path, kind })))

  it.each(cuts)(
    '[F-84] does not block the address when $path meets a $kind: trying again',
    async ({ path, kind }) => {
      const browser = new AuthBrowser()
      browser.server.fault = (asked) => (asked.path === path ? { kind } : undefined)
      const tab = await browser.open().start()
      expect(await tab.done(tab.auth.register(mira))).toMatchObject({ ok: false, reason: 'failed' })
      expect([...browser.persistent.all, ...tab.perTab.all]).toEqual([])
      browser.server.fault = () => undefined
      expect(await tab.done(tab.auth.register(mira))).toMatchObject({
        ok: true,
        customer: { firstName: 'Mira' },
      })
      expect(tab.customer).toBe(mira.email)
    },
  )

  it.each(faults)('[F-84] burns no address when making the customer meets a %s: signing in', async (kind) => {
    const browser = new AuthBrowser()
    browser.server.fault = ({ path }) => (path === '/store/customers' ? { kind } : undefined)
    const tab = await browser.open().start()
    await tab.done(tab.auth.register(mira))
    browser.server.fault = () => undefined
    const later = await browser.open().start()
    expect(await later.done(later.auth.signIn(mira))).toMatchObject({ ok: true })
    expect(later.customer).toBe(mira.email)
  })

  it('[F-84] finishes no account without its password', async () => {
    const browser = new AuthBrowser()
    browser.server.fault = ({ path }) => (path === '/store/customers' ? { kind: 'lost-request' } : undefined)
    const tab = await browser.open().start()
    await tab.done(tab.auth.register(mira))
    browser.server.fault = () => undefined
    const other = await browser.open().start()
    // The address has no account, so the next person to register it has it.
    expect(await other.done(other.auth.register({ ...mira, password: 'another-word' }))).toMatchObject({
      ok: true,
    })
    const former = await browser.open().start()
    expect(await former.done(former.auth.signIn(mira))).toMatchObject({ reason: 'wrong-credentials' })
  })

  it('[AUTH-04] says so when the new account needs a second factor', async () => {
    const browser = new AuthBrowser()
    browser.server.step = { token: 'half', verification_required: true }
    const tab = await browser.open().start()
    expect(await tab.done(tab.auth.register(mira))).toEqual({ ok: false, reason: 'step-required' })
    expect(tab.view).toEqual({ status: 'guest', reason: 'step-required' })
    expect([...browser.persistent.all]).toEqual([])
  })
})
