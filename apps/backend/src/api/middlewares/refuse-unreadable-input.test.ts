import { expect, it } from 'vitest'

import { inputFault } from './refuse-unreadable-input'

const inBody = (body: unknown) => inputFault({ address: '/store/search', query: {}, body })
const inQuery = (query: unknown) => inputFault({ address: '/store/products', query, body: undefined })

function nested(depth: number, inmost: unknown, name = '$and'): unknown {
  let value = inmost
  for (let level = 0; level < depth; level += 1) value = { [name]: value }
  return value
}

it.each([['a\0b'], [{ filters: { q: '\0' } }], [['a', { deep: ['\0'] }]], [{ '\0': 1 }]])(
  '[F-108] what holds a NUL is found, in a body and in a query: %j',
  (input) => {
    expect(inBody(input)).toMatch(/NUL/)
    expect(inQuery(input)).toMatch(/NUL/)
  },
)

it('[F-108] a NUL in the address is found', () => {
  expect(inputFault({ address: '/store/products/a%00b', query: {}, body: undefined })).toMatch(/NUL/)
})

it.each([[undefined], [null], [''], [0], [{ q: 'linen', tags: ['00', '%00', '\u0001'] }]])(
  'any other input is let through: %j',
  (input) => {
    expect(inBody(input)).toBeUndefined()
    expect(inQuery(input)).toBeUndefined()
  },
)

it('[F-108] what is nested two thousand times is found, however deep it is', () => {
  for (const depth of [33, 2_000, 100_000]) {
    expect(inBody(nested(depth, 1))).toMatch(/nested/)
    expect(inBody(nested(depth, []))).toMatch(/nested/)
  }
  expect(inQuery({ ['$and[0]'.repeat(2_000)]: '1' })).toMatch(/nested/)
  expect(inBody(nested(32, 1))).toBeUndefined()
})

it.each(['-1', '1.5', 'ten', '1e3', '9999999999', ['-1'], { $gt: '1' }])(
  '[F-108] %j is no limit and no offset',
  (value) => {
    expect(inQuery({ limit: value })).toMatch(/limit/)
    expect(inQuery({ offset: value })).toMatch(/offset/)
  },
)

it.each(['0', '12', '999999999', ''])('%j is a limit and an offset', (value) => {
  expect(inQuery({ limit: value, offset: value })).toBeUndefined()
})

it('[F-108] more pieces than a column holds are found, and a text that is no number of them is left to Medusa', () => {
  for (const quantity of [2_147_483_648, 1e12, 1e308]) {
    expect(inBody({ quantity })).toMatch(/quantity/)
    expect(inBody({ items: [{ quantity }] })).toMatch(/quantity/)
  }
  expect(inBody({ quantity: 2_147_483_647 })).toBeUndefined()
  expect(inBody({ quantity: '1e308' })).toBeUndefined()
})

it('a body may call anything a limit', () => {
  expect(inBody({ limit: -1 })).toBeUndefined()
})

it('[F-108] a search of thirty thousand words is too long, wherever it stands', () => {
  const q = 'linen '.repeat(30_000)
  expect(inQuery({ q })).toMatch(/search/)
  expect(inBody({ queries: [{ filters: { q } }] })).toMatch(/search/)
  expect(inBody({ message: q })).toBeUndefined()
  expect(inQuery({ q: 'x'.repeat(500) })).toBeUndefined()
})
