import { describe, expect, it } from 'vitest'

import { withAncestors } from './ancestors'

const parents = new Map([
  ['linen', 'shirts'],
  ['shirts', 'men'],
  ['egg', 'hen'],
  ['hen', 'egg'],
])

describe('The categories a product is found under', () => {
  it('are its own and all their ancestors, each once', () => {
    expect(withAncestors(['linen', 'men', 'sale'], parents)).toEqual(['linen', 'shirts', 'men', 'sale'])
  })

  it('are finite when categories form a cycle', () => {
    expect(withAncestors(['egg'], parents)).toEqual(['egg', 'hen'])
  })
})
