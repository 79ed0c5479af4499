import { expect, test } from 'vitest'
import { Admin } from '../../../src/admin/index.ts'
import { Client, FullAuth, Store } from '../../../src/index.ts'
import { calledMethods } from '../../support/called-methods.ts'
import { methodsOf } from '../../support/methods.ts'

// Runs when all other contracts have: which methods of the client has the running server answered as promised?

/** What this server cannot be asked for, and why. The contract in closed.contract.ts holds how it says so. */
const beyond: readonly (readonly [names: RegExp, reason: string])[] = [
  [/^admin\.(?:views|propertyLabel)\./, 'behind the flag view_configurations'],
  [/^(?:admin\.(?:translation|locale)|store\.locale)\./, 'behind the flag translation'],
  [/^admin\.index\./, 'behind the flag index_engine'],
  [/^admin\.search\.(?:deleteIndex|reindex)$/, 'the shop searches with its one index meanwhile'],
  [/^auth\.(?:loginWithQuery|callback|callbackWithBody)$/, 'no provider elsewhere to sign in with'],
  [/^auth\.mfa\.(?!list$)/, 'no key to encrypt second factors with'],
  [/^auth\.verification\.confirm$/, 'the code is in a mail that nobody sends'],
  [/^admin\.order\.authorizePaymentSession$/, 'no provider that authorizes later'],
  [/^store\.fulfillment\.calculate$/, 'no provider that calculates prices'],
  [/^admin\.return\.removeDismissItem$/, 'Medusa 2.21.2 answers 500 to it'],
]
const isBeyond = (name: string): boolean => beyond.some(([names]) => names.test(name))
const familyOf = (name: string): string => name.slice(0, name.lastIndexOf('.'))

const client = new Client({ baseUrl: 'http://localhost:9000' })
const parts = { admin: new Admin(client), store: new Store(client), auth: new FullAuth(client) }
const all = [...methodsOf(parts).keys()]
const called = calledMethods()

test('[SDK-08] every family of methods has been called on the running Medusa', () => {
  const families = new Set(all.filter((name) => !isBeyond(name)).map(familyOf))
  for (const name of called) families.delete(familyOf(name))
  expect([...families]).toEqual([])
})

test('and every method of them, but for what this server cannot be asked for', () => {
  expect(all.filter((name) => !called.has(name) && !isBeyond(name))).toEqual([])
})

test('what this server was said not to answer, it has not answered', () => {
  expect(all.filter((name) => called.has(name) && isBeyond(name))).toEqual([])
  for (const [names] of beyond) expect(all.some((name) => names.test(name))).toBe(true)
})
