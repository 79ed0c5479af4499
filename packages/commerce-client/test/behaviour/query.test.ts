import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Client } from '../../src/index.ts'
import { JsSdkClient, recordPlatformFetch } from '../support/js-sdk.ts'

const baseUrl = 'http://localhost:9000/prefix'

/** The addresses that both packages send for the same query. */
function recordBoth() {
  const { calls } = recordPlatformFetch()
  const official = new JsSdkClient({ baseUrl, auth: { type: 'session' } })
  const ours = new Client({ baseUrl, auth: { type: 'session' } })
  return async (query: Record<string, unknown>): Promise<readonly (string | undefined)[]> => {
    calls.length = 0
    await official.fetch('/store/products', { query })
    await ours.fetch('/store/products', { query })
    return calls.map(({ url }) => url)
  }
}

const text = fc.string({ unit: 'grapheme', maxLength: 8 })
const leaf = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.bigInt(),
  fc.date({ noInvalidDate: true }),
  fc.constantFrom(null, undefined, '', 0, "a'(b)*!c", 'a+b &=#?', '💍', Number.NaN),
)
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4 }),
  ),
}))

test('any query is serialized as in js-sdk', async () => {
  const record = recordBoth()
  await fc.assert(
    fc.asyncProperty(fc.dictionary(text, value, { maxKeys: 5 }), async (query) => {
      const [official, ours] = await record(query)
      expect(ours).toBe(official)
    }),
    { numRuns: 500 },
  )
})

test.each([
  [{ fields: '*variants.calculated_price,+metadata,-images', limit: 12, offset: 0 }],
  [{ id: Array.from({ length: 40 }, (_, index) => `prod_${index}`) }],
  [{ created_at: { $gte: new Date(0), $lt: '2026-01-01' }, $or: [{ q: 'a' }, { handle: ['b', null, 'c'] }] }],
  [{ q: '', order: undefined, region_id: null, empty: [], none: {}, deep: { a: { b: [[1, [2]], {}] } } }],
  [
    {
      skipped: () => 1,
      map: new Map([[1, 2]]),
      instance: new (class Point {
        x = 1
      })(),
    },
  ],
])('serializes %j as js-sdk does', async (query) => {
  const [official, ours] = await recordBoth()(query)
  expect(ours).toBe(official)
})

test('a lone surrogate becomes the replacement character instead of an error', async () => {
  const [, ours] = await recordBoth()({ q: 'a\uD800b', ['\uDC00']: 1 })
  expect(ours).toBe(`${baseUrl}/store/products?q=a%EF%BF%BDb&%EF%BF%BD=1`)
})
