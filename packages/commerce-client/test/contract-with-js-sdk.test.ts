import JsSdk from '@medusajs/js-sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import Medusa from '../src/js-sdk/index.ts'
import { obligingAnswer, readable } from './support/api-calls.ts'
import { isEnterprise } from './support/enterprise.ts'
import { recordPlatformFetch } from './support/js-sdk.ts'
import { call, methodsOf, type Method } from './support/methods.ts'
import type { Recorded } from './support/recording-fetch.ts'
import { sampleArguments } from './support/sample-arguments.ts'

// Every js-sdk call works unchanged: each method of the installed js-sdk is called on both packages with the same
// arguments.

const config = (type: 'jwt' | 'session') =>
  ({
    baseUrl: 'http://localhost:9000/api',
    publishableKey: 'pk_1',
    globalHeaders: { 'x-shop': 'umber' },
    auth: { type, jwtTokenStorageMethod: 'memory' },
  }) as const

const officialOf = (type: 'jwt' | 'session') => {
  const { admin, store, auth, client } = new JsSdk(config(type))
  return { client, methods: methodsOf({ admin, store, auth }) }
}

const oursOf = (type: 'jwt' | 'session') => {
  const { admin, store, auth, client } = new Medusa(config(type))
  return { client, methods: methodsOf({ admin, store, auth }) }
}

const names = [...officialOf('jwt').methods.keys()].filter((name) => !isEnterprise(name))

/** js-sdk refers to a class that only browsers have. */
beforeAll(() => void Object.assign(globalThis, { FileList: Array }))

/** Removes the intended differences from js-sdk's requests; the README lists them. */
async function withoutDifferences({ method, url, headers, body, init }: Recorded) {
  const { 'content-type': contentType, 'x-medusa-locale': locale, 'idempotency-key': _key, ...rest } = headers
  expect(locale ?? '').toBe('')
  const sent = { method, url, body: await readable(body) }
  // The file goes to another server, for which js-sdk uses bare fetch.
  if (method === 'PUT') return sent
  return {
    ...sent,
    credentials: init.credentials,
    headers: method === 'GET' ? rest : { ...rest, 'content-type': contentType },
  }
}

describe.each(['jwt', 'session'] as const)(
  '[SDK-01] in %s mode sends the same requests as js-sdk',
  (type) => {
    test.each(names)('%s', async (name) => {
      const { calls } = recordPlatformFetch(obligingAnswer)
      const sent = []
      const official = officialOf(type)
      const signature = official.methods.get(name)?.run ?? (() => undefined)
      for (const { client, methods } of [official, oursOf(type)]) {
        calls.length = 0
        await client.setToken('stored_token')
        await call(methods.get(name) as Method, sampleArguments(name, signature))
        sent.push(await Promise.all(calls.map(withoutDifferences)))
      }
      expect(sent[1]).toEqual(sent[0])
      expect(sent[0]?.length).toBeGreaterThan(name === 'auth.logout' && type === 'jwt' ? -1 : 0)
    })
  },
)

test('js-sdk has more only in the Enterprise Edition', () => {
  const ours = oursOf('jwt').methods
  const missing = [...officialOf('jwt').methods.keys()].filter((name) => !ours.has(name))
  expect(missing.filter((name) => !isEnterprise(name))).toEqual([])
  expect(missing).toHaveLength(25)
})

test('the methods that js-sdk lacks are these', () => {
  const official = officialOf('jwt').methods
  const more = [...oursOf('jwt').methods.keys()].filter((name) => !official.has(name))
  expect(more.toSorted()).toMatchInlineSnapshot(`
    [
      "admin.featureFlag.list",
      "admin.index.details",
      "admin.index.sync",
      "admin.inventoryItem.createLevel",
      "admin.orderEdit.addShippingMethod",
      "admin.orderEdit.removeShippingMethod",
      "admin.orderEdit.updateShippingMethod",
      "admin.product.confirmLegacyImport",
      "admin.product.createVariantInventoryItem",
      "admin.product.deleteVariantInventoryItem",
      "admin.product.followImport",
      "admin.product.updateVariantInventoryItem",
      "admin.taxRate.createRule",
      "admin.taxRate.deleteRule",
      "admin.workflowExecution.retrieveByTransaction",
      "admin.workflowExecution.run",
      "admin.workflowExecution.setStepFailure",
      "admin.workflowExecution.setStepSuccess",
      "admin.workflowExecution.subscribe",
      "admin.workflowExecution.subscribeToTransaction",
      "auth.callbackWithBody",
      "auth.loginWithQuery",
      "store.cart.calculateTaxes",
      "store.currency.list",
      "store.currency.retrieve",
      "store.productTag.list",
      "store.productTag.retrieve",
      "store.productType.list",
      "store.productType.retrieve",
      "store.productVariant.list",
      "store.productVariant.retrieve",
      "store.return.create",
      "store.returnReason.list",
      "store.returnReason.retrieve",
      "store.search.list",
    ]
  `)
})

test('every method goes through the current client.fetch', async () => {
  const { client, methods } = oursOf('jwt')
  let asked = 0
  client.fetch = async () => {
    asked += 1
    return { token: 't', url: '/', files: [], payment_collection: { id: 'p' } } as never
  }
  for (const name of names.filter((name) => name !== 'auth.logout')) {
    asked = 0
    const signature = officialOf('jwt').methods.get(name)?.run ?? (() => undefined)
    await call(methods.get(name) as Method, sampleArguments(name, signature))
    expect([name, asked > 0]).toEqual([name, true])
  }
})

test('every method takes options as its last argument', async () => {
  const { calls } = recordPlatformFetch(obligingAnswer)
  const { methods } = oursOf('jwt')
  for (const name of names.filter((name) => name !== 'auth.logout')) {
    calls.length = 0
    const signature = officialOf('jwt').methods.get(name)?.run ?? (() => undefined)
    const given = sampleArguments(name, signature)
    await call(methods.get(name) as Method, [...given, { keepalive: true }])
    expect([name, ...calls.map(({ init }) => init.keepalive)]).toEqual([name, ...calls.map(() => true)])
  }
})
