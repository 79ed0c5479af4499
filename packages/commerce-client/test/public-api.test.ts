import { expect, test } from 'vitest'
import * as admin from '../src/admin/index.ts'
import * as client from '../src/index.ts'
import * as jsSdk from '../src/js-sdk/index.ts'
import * as testing from '../src/testing/index.ts'

const surfaceOf = (entry: object): readonly string[] =>
  Object.entries(entry)
    .map(([name, value]) => `${name}: ${typeof value}`)
    .toSorted()

test('the public API is exactly this', () => {
  expect(surfaceOf(client)).toMatchInlineSnapshot(`
    [
      "Auth: function",
      "Client: function",
      "CommerceClient: function",
      "CommerceError: function",
      "FetchError: function",
      "FullAuth: function",
      "NetworkError: function",
      "PUBLISHABLE_KEY_HEADER: string",
      "Store: function",
      "TimeoutError: function",
      "UnreadableError: function",
      "customEndpoint: function",
      "each: function",
      "eachPage: function",
      "errorDetails: function",
      "events: function",
      "isCommerceError: function",
      "isConflict: function",
      "keepTokenFresh: function",
      "sharedReads: function",
      "withHooks: function",
      "withResponse: function",
    ]
  `)
  expect(surfaceOf(admin)).toEqual(['Admin: function'])
  expect(surfaceOf(testing)).toEqual(['createTestBackend: function', 'refusal: function'])
  expect(surfaceOf(jsSdk)).toMatchInlineSnapshot(`
    [
      "Admin: function",
      "Auth: function",
      "Client: function",
      "FetchError: function",
      "Store: function",
      "default: function",
    ]
  `)
})
