import { expect, test } from 'vitest'
import { Admin } from '../../../src/admin/index.ts'
import { Client, FullAuth, Store } from '../../../src/index.ts'
import { calledMethods } from '../../support/called-methods.ts'
import { methodsOf } from '../../support/methods.ts'

// Runs after all other contracts, and checks that the running server has answered every method of the client.

/** Methods that this server cannot answer, with the reason. closed.contract.ts checks how it refuses them. */
const exceptions: readonly (readonly [names: RegExp, reason: string])[] = [
  [/^admin\.(?:views|propertyLabel)\./, 'behind the flag view_configurations'],
  [/^admin\.index\./, 'behind the flag index_engine'],
  [/^admin\.search\.(?:deleteIndex|reindex)$/, 'the shop searches with its one index meanwhile'],
  [/^auth\.(?:loginWithQuery|callback|callbackWithBody)$/, 'no external auth provider'],
  [
    /^auth\.mfa\.(?!list$|start$)/,
    'the code is in an authenticator app: second-factor.contract.ts of the backend',
  ],
  [/^auth\.verification\.confirm$/, 'the code is in an email that is not sent'],
  [/^admin\.order\.authorizePaymentSession$/, 'no provider that authorizes later'],
  [/^store\.fulfillment\.calculate$/, 'no provider that calculates prices'],
  [/^admin\.return\.removeDismissItem$/, 'Medusa 2.21.2 answers 500 to it'],
]
const isExcepted = (name: string): boolean => exceptions.some(([names]) => names.test(name))
const familyOf = (name: string): string => name.slice(0, name.lastIndexOf('.'))

const client = new Client({ baseUrl: 'http://localhost:9000' })
const parts = { admin: new Admin(client), store: new Store(client), auth: new FullAuth(client) }
const all = [...methodsOf(parts).keys()]
const called = calledMethods()

test('[SDK-08] every family of methods has been called on the running Medusa', () => {
  const families = new Set(all.filter((name) => !isExcepted(name)).map(familyOf))
  for (const name of called) families.delete(familyOf(name))
  expect([...families]).toEqual([])
})

test('and every method of them, except those that this server cannot answer', () => {
  expect(all.filter((name) => !called.has(name) && !isExcepted(name))).toEqual([])
})

test('the excepted methods were not answered', () => {
  expect(all.filter((name) => called.has(name) && isExcepted(name))).toEqual([])
  for (const [names] of exceptions) expect(all.some((name) => names.test(name))).toBe(true)
})
