import { expect, test } from 'vitest'
import { Admin } from '../../../src/admin/index.ts'
import { CommerceClient } from '../../../src/index.ts'
import { calledMethods } from '../../support/called-methods.ts'
import { methodsOf } from '../../support/methods.ts'

const { client, store, auth } = new CommerceClient({ baseUrl: 'http://localhost:9000' })
const all = [...methodsOf({ admin: new Admin(client), store, auth }).keys()]
const called = calledMethods()

test('dump', () => {
  console.log(all.filter((n) => !called.has(n)).join('\n'))
  console.log(all.length, all.filter((n) => called.has(n)).length)
  expect(1).toBe(1)
})
