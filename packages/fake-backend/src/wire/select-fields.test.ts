import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectFields } from './select-fields.ts'

const cart = {
  id: 'cart_1',
  email: null,
  metadata: { note: 'x' },
  items: [
    { id: 'a', quantity: 1, product: { handle: 'tee', tags: [{ value: 'cotton' }] } },
    { id: 'b', quantity: 2, product: null },
  ],
}

describe('The fields of an answer', () => {
  it.each([
    ['id', { id: 'cart_1' }],
    ['id,email', { id: 'cart_1', email: null }],
    [
      'items.id,items.product.handle',
      {
        items: [
          { id: 'a', product: { handle: 'tee' } },
          { id: 'b', product: null },
        ],
      },
    ],
    [
      'items.product.tags.value',
      { items: [{ product: { tags: [{ value: 'cotton' }] } }, { product: null }] },
    ],
    ['id,+metadata', { id: 'cart_1', metadata: { note: 'x' } }],
    ['nothing.there', {}],
  ])('are those that are named: %s', (asked, expected) => {
    expect(selectFields(cart, asked, ['metadata'])).toEqual(expected)
  })

  it('are all but the extras where none is named, and those that are added', () => {
    const { metadata, ...usual } = cart
    expect(selectFields(cart, null, ['metadata'])).toEqual(usual)
    expect(selectFields(cart, '+metadata', ['metadata'])).toEqual(cart)
    expect(selectFields(cart, '*items.product', ['items.product'])).toEqual(cart)
    expect(metadata).toEqual({ note: 'x' })
    const [first] = selectFields(cart, null, ['items.product'])['items'] as readonly object[]
    expect(first).toEqual({ id: 'a', quantity: 1 })
    expect(selectFields(cart, '-items', [])).not.toHaveProperty('items')
  })

  it('never fail, for any fields', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (asked, extras) => {
        expect(selectFields(cart, asked, extras)).toBeTypeOf('object')
      }),
    )
  })
})
