import { expect, test } from 'vitest'
import * as client from '../src/index.ts'

test('the public surface is this and nothing else', () => {
  const surface = Object.entries(client).map(([name, value]) => `${name}: ${typeof value}`)
  expect(surface.toSorted()).toMatchInlineSnapshot(`
    [
      "Auth: function",
      "Client: function",
      "CommerceClient: function",
      "CommerceError: function",
      "FetchError: function",
      "NetworkError: function",
      "PUBLISHABLE_KEY_HEADER: string",
      "Store: function",
      "TimeoutError: function",
      "UnreadableError: function",
      "isCommerceError: function",
    ]
  `)
})
