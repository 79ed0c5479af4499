import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fault } from '../support/cart-server.ts'
import { asha, AuthBrowser, ravi, type AuthTab } from '../support/auth-setup.ts'
import { randomRuns } from '../support/random-runs.ts'

const mira = { email: 'mira@example.com', password: 'salt-and-stone', firstName: 'Mira', lastName: 'Das' }
const people = { asha, ravi, mira, stranger: { ...asha, password: 'wrong' } }

type Act =
  | { readonly kind: 'sign-in'; readonly who: keyof typeof people; readonly persistent: boolean }
  | {
      readonly kind: 'register' | 'sign-out' | 'refused-request' | 'look-again' | 'reload' | 'tokens-end'
    }

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('sign-in' as const),
      who: fc.constantFrom('asha', 'ravi', 'mira', 'stranger'),
      persistent: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Act>(
      { kind: 'register' },
      { kind: 'sign-out' },
      { kind: 'refused-request' },
      { kind: 'look-again' },
      { kind: 'reload' },
      { kind: 'tokens-end' },
    ),
  },
)
const fault = fc.constantFrom<Fault | undefined>(
  undefined,
  undefined,
  undefined,
  { kind: 'lost-request' },
  { kind: 'lost-answer' },
  { kind: 'html' },
  { kind: 'late', ms: 300 },
  { kind: 'late', ms: 20_000 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
)
const pause = fc.constantFrom(0, 0, 15, 60, 400)
const life = fc.array(fc.tuple(act, pause, fc.nat(1)), { maxLength: 14 })
const faults = fc.array(fault, { maxLength: 30 })

function doing(tab: AuthTab, one: Act, browser: AuthBrowser): AuthTab {
  if (one.kind === 'sign-in') void tab.auth.signIn(people[one.who], one.persistent)
  else if (one.kind === 'register') void tab.auth.register(mira)
  else if (one.kind === 'sign-out') void tab.auth.signOut()
  else if (one.kind === 'refused-request') tab.auth.handleUnauthorized()
  else if (one.kind === 'look-again') tab.auth.refresh()
  else if (one.kind === 'tokens-end') browser.server.tokens.clear()
  else {
    tab.close()
    return begun(browser.open({ perTab: tab.perTab }))
  }
  return tab
}

function begun(tab: AuthTab): AuthTab {
  tab.auth.start()
  return tab
}

const tokenOf = (browser: AuthBrowser, tab: AuthTab) =>
  tab.perTab.get('medusa_auth_token') ?? browser.persistent.get('medusa_auth_token')

/** The people with a trace in what this tab stores and shows. */
const tracesIn = (tab: AuthTab) =>
  Object.values({ asha, ravi, mira })
    .map(({ email }) => email)
    .filter((email) => tab.kept.includes(email))

function expectOneTruth(browser: AuthBrowser, tab: AuthTab): void {
  const token = tokenOf(browser, tab)
  expect(tab.view.status).toMatch(/^(guest|signed-in)$/)
  expect(token === null ? undefined : browser.server.tokens.get(token)?.email).toBe(tab.customer)
  expect(token === null).toBe(tab.customer === undefined)
  expect(tracesIn(tab)).toEqual(tab.customer === undefined ? [] : [tab.customer])
}

/** No second sign-in notice for the same person without a sign-out between. */
function expectSense(notices: readonly string[]): void {
  expect(notices.join(' ')).not.toMatch(/signed-in \S+ signed-in/)
}

describe('The signed-in customer, with random faults', () => {
  it('[F-90] [F-93] is one person with one token and no trace of another, or a guest without a token', async () => {
    await fc.assert(
      fc.asyncProperty(life, faults, async (acts, problems) => {
        const browser = new AuthBrowser()
        let tab = begun(browser.open())
        const left = [...problems]
        browser.server.fault = () => left.shift()
        for (const [one, ms] of acts) {
          tab = doing(tab, one, browser)
          await browser.clock.pass(ms)
        }
        browser.server.fault = () => undefined
        await browser.clock.pass(200_000)
        if (tab.view.status === 'guest') expectOneTruth(browser, tab)
        tab.auth.refresh()
        await tab.rest()
        expectOneTruth(browser, tab)
        expectSense(tab.said)
        expect(JSON.stringify(tab.auth.getState())).not.toMatch(/token_|linen-and|clay-and|salt-and/)
      }),
      { numRuns: randomRuns(60) },
    )
  })

  it('[F-91] is the same in two tabs, and a sign-out ends both', async () => {
    await fc.assert(
      fc.asyncProperty(life, faults, async (acts, problems) => {
        const browser = new AuthBrowser()
        const tabs = [begun(browser.open()), begun(browser.open())]
        const left = [...problems]
        browser.server.fault = () => left.shift()
        for (const [one, ms, at] of acts) {
          const persistent = one.kind === 'sign-in' ? { ...one, persistent: true } : one
          const tab = tabs[at]
          if (tab !== undefined && one.kind !== 'reload') doing(tab, persistent, browser)
          await browser.clock.pass(ms)
        }
        browser.server.fault = () => undefined
        await browser.clock.pass(200_000)
        // Two tabs that sign in at the same moment agree after one of them refreshes.
        for (const tab of tabs) {
          tab.auth.refresh()
          await tab.rest()
        }
        for (const tab of tabs) expectOneTruth(browser, tab)
        expect(tabs[0]?.customer).toBe(tabs[1]?.customer)
        await tabs[0]?.done(tabs[0].auth.signOut())
        expect(tabs.map(({ view }) => view.status)).toEqual(['guest', 'guest'])
        expect([...browser.persistent.all]).toEqual([])
      }),
      { numRuns: randomRuns(60) },
    )
  })
})
