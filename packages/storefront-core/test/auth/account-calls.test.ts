import type { Fault } from '@umber/fake-backend'
import { describe, expect, it } from 'vitest'
import { registerMessage } from '../../src/auth/auth-refusals.ts'
import { signInMessage } from '../../src/auth/sign-in-messages.ts'
import { asha, AuthBrowser } from '../support/auth-setup.ts'

const mira = { email: 'mira@example.com', password: 'salt-and-stone', firstName: 'Mira', lastName: 'Das' }

const problems = {
  'a 401': { kind: 'status', status: 401 },
  'a 429': { kind: 'status', status: 429 },
  'a 500': { kind: 'status', status: 500 },
  'a time-out': { kind: 'late', ms: 60_000 },
} as const satisfies Readonly<Record<string, Fault>>

/** The failure of each problem. */
const failures = {
  'a 401': { kind: 'unauthorized', status: 401 },
  'a 429': { kind: 'busy', status: 429 },
  'a 500': { kind: 'broken', status: 500 },
  'a time-out': { kind: 'timeout' },
} as const

type Problem = keyof typeof problems

/** Each problem at each path. A 401 for the customer says that the account has none yet, which is made then. */
const meetings = (...paths: readonly string[]) =>
  paths
    .flatMap((path) => (Object.keys(problems) as Problem[]).map((problem) => ({ path, problem })))
    .filter(({ path, problem }) => path !== '/store/customers/me' || problem !== 'a 401')

/** A tab whose requests of one path all meet the problem. */
async function meet(problem: Problem, path: string) {
  const browser = new AuthBrowser()
  browser.server.fault = (asked) => (asked.path === path ? problems[problem] : undefined)
  const tab = await browser.open().start()
  const recover = () => (browser.server.fault = () => undefined)
  return { browser, tab, recover }
}

describe('The sign-in', () => {
  it.each(meetings('/auth/customer/emailpass', '/store/customers/me'))(
    'says why it failed after $problem of $path, and the same input signs in later',
    async ({ path, problem }) => {
      const { tab, recover } = await meet(problem, path)
      const outcome = await tab.done(tab.auth.signIn(asha))
      expect(outcome).toMatchObject({ ok: false, failure: failures[problem] })
      expect(outcome.ok ? '' : signInMessage(outcome)).toMatch(/./)
      expect(tab.view).toMatchObject({ status: 'guest' })
      recover()
      expect(await tab.done(tab.auth.signIn(asha))).toMatchObject({ ok: true })
    },
  )
})

describe('Registering', () => {
  it.each(meetings('/auth/customer/emailpass/register', '/store/customers', '/store/customers/me'))(
    'says that it failed after $problem of $path, and the same input makes the account later',
    async ({ path, problem }) => {
      const { browser, tab, recover } = await meet(problem, path)
      const outcome = await tab.done(tab.auth.register(mira))
      expect(outcome).toMatchObject({ ok: false, failure: failures[problem] })
      expect(outcome.ok ? '' : registerMessage(outcome)).toBe('Registration failed. Please try again later.')
      recover()
      expect(await tab.done(tab.auth.register(mira))).toMatchObject({ ok: true })
      expect([...browser.server.identities.keys()].filter((email) => email === mira.email)).toHaveLength(1)
    },
  )
})
