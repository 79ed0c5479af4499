import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isClean } from '@umber/fake-backend/hostile'
import { almostCart } from '../../test/support/almost-wire.ts'
import { unknownCurrency } from '../money/money.ts'
import { cartFromAnswer, cartFromWire, lineFromWire, largestQuantity, cartIdFrom } from './cart-from-wire.ts'

const item = {
  id: 'cali_1',
  product_id: 'prod_1',
  variant_id: 'variant_1',
  product_title: 'Linen Shirt',
  product_handle: 'linen-shirt',
  variant_title: 'White / M',
  thumbnail: '/images/white.webp',
  quantity: 2,
  unit_price: 189,
}
const cart = (changes: object = {}) =>
  cartFromWire({ id: 'cart_1', currency_code: 'INR', items: [item], ...changes }, 'http://shop.test')
const line = (changes: object = {}) => lineFromWire({ ...item, ...changes }, 'inr', 'http://shop.test')
const rupees = (amount: number) => ({ amount, currency: 'inr' })

describe('A cart read from the backend', () => {
  it('[CART-12] has its lines, item count and subtotal', () => {
    expect(cart({ total: 378, shipping_total: 5.99, tax_total: '57.66', subtotal: 320.34 })).toEqual({
      id: 'cart_1',
      completed: false,
      currency: 'inr',
      itemCount: 2,
      subtotal: rupees(378),
      total: rupees(378),
      shippingTotal: rupees(5.99),
      taxTotal: rupees(57.66),
      promotions: { codes: [], discount: rupees(0) },
      lines: [
        {
          id: 'cali_1',
          productId: 'prod_1',
          variantId: 'variant_1',
          quantity: 2,
          selectedOptions: {},
          optionLabels: ['White', 'M'],
          price: rupees(189),
          lineTotal: rupees(378),
          name: 'Linen Shirt',
          slug: 'linen-shirt',
          image: 'http://shop.test/images/white.webp',
          pending: false,
        },
      ],
    })
  })

  it('[LIVE-07] has no currency when the backend sends none', () => {
    expect(cart({ currency_code: null })).toMatchObject({
      currency: unknownCurrency,
      total: { amount: 0, currency: unknownCurrency },
    })
  })

  it('[CART-12] has 0 for missing numbers', () => {
    expect(cart({ items: null, total: null })).toMatchObject({
      lines: [],
      itemCount: 0,
      subtotal: rupees(0),
      total: rupees(0),
      shippingTotal: rupees(0),
      taxTotal: rupees(0),
    })
    expect(line({ unit_price: undefined })?.price).toEqual(rupees(0))
  })

  it('[CART-12] sums the lines for its subtotal, because Medusa’s includes shipping', () => {
    const items = [
      { ...item, unit_price: 999.5, quantity: 3 },
      { ...item, id: 'cali_2', unit_price: 0.1, quantity: 3 },
    ]
    expect(cart({ items, subtotal: 3_011.49 })?.subtotal).toEqual(rupees(2_998.8))
  })

  it.each([
    ['without tax, once the tax is known', false, { discount: 12, total: 108, tax: 18 }, 10],
    ['without tax, while the tax is unknown', false, { discount: 10, total: 90, tax: 0 }, 10],
    ['with tax', true, { discount: 12, total: 108, tax: 18 }, 12],
    ['without tax, to the minor unit', false, { discount: 0.36, total: 119.64, tax: 19.94 }, 0.3],
  ])('has the discount on the prices as they are: %s', (_title, is_tax_inclusive, sums, discount) => {
    const read = cart({
      items: [{ ...item, unit_price: 50, is_tax_inclusive }],
      item_discount_total: sums.discount,
      item_subtotal: 100,
      item_total: sums.total,
      item_tax_total: sums.tax,
    })
    expect(read?.promotions.discount).toEqual(rupees(discount))
    expect(read?.includedTax).toEqual(is_tax_inclusive ? rupees(sums.tax) : undefined)
  })

  it('does not say a tax of 0, which is one that is not known yet', () => {
    expect(cart({ items: [{ ...item, is_tax_inclusive: true }], item_tax_total: 0 })).not.toHaveProperty(
      'includedTax',
    )
  })

  it('[F-49] counts and adds up 200 lines of 9,999 pieces to the minor unit', () => {
    const items = Array.from({ length: 200 }, (_, at) => ({
      ...item,
      id: `cali_${at}`,
      quantity: 9_999,
      unit_price: 0.1,
    }))
    expect(cart({ items })).toMatchObject({ itemCount: 1_999_800, subtotal: rupees(199_980) })
  })

  it('[CART-12] reads the chosen options by option id when they are sent', () => {
    expect(line({ variant_options: { opt_1: 'White', opt_2: 'M', opt_3: null } })).toMatchObject({
      selectedOptions: { opt_1: 'White', opt_2: 'M' },
      optionLabels: ['White', 'M'],
    })
  })

  it('otherwise reads them from the variant', () => {
    const options = [{ option_id: 'opt_1', value: 'White' }, { value: 'M' }, null]
    expect(line({ variant: { options } })).toMatchObject({
      selectedOptions: { opt_1: 'White' },
      optionLabels: ['White', 'M'],
    })
  })

  it('has no labels for a variant without options', () => {
    expect(line({ variant_title: 'Default variant' })?.optionLabels).toEqual([])
    expect(line({ variant_title: null })?.optionLabels).toEqual([])
  })

  it.each([
    [0, undefined],
    [-1, undefined],
    [0.5, undefined],
    [Number.NaN, undefined],
    ['many', undefined],
    [null, undefined],
    [1.5, 1],
    ['2', 2],
    [9_999, 9_999],
    [1e9, largestQuantity],
  ])('[F-50] with a line of %j pieces has %j of it', (quantity, pieces) => {
    expect(line({ quantity })?.quantity).toBe(pieces)
  })

  it.each([
    ['no id', { id: '' }],
    ['no variant', { variant_id: null }],
  ])('leaves out a line with %s', (_, changes) => {
    expect(line(changes)).toBeUndefined()
  })

  it('reads a negative price as 0', () => {
    expect(line({ unit_price: -5 })?.price).toEqual(rupees(0))
  })

  it('[F-43] keeps a line whose product is gone, under its stored title', () => {
    expect(line({ product_id: null, product_title: null, title: 'Old Tee' })).toMatchObject({
      productId: '',
      name: 'Old Tee',
    })
  })

  it('sorts the lines by when they were added', () => {
    const at = (id: string, created_at: string) => ({ ...item, id, created_at })
    const items = [at('b', '2026-11-20T10:02:00Z'), at('a', '2026-11-20T10:01:00Z')]
    expect(cart({ items })?.lines.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it.each([
    ['2026-11-20T10:00:00Z', true],
    [null, false],
    [undefined, false],
  ])('with completed_at %j is completed: %j', (completed_at, completed) => {
    expect(cart({ completed_at })?.completed).toBe(completed)
  })

  it('is found under cart and under parent', () => {
    const wire = { id: 'cart_1', items: [] }
    expect(cartFromAnswer({ cart: wire }, '')?.id).toBe('cart_1')
    expect(cartFromAnswer({ id: 'cali_1', deleted: true, parent: wire }, '')?.id).toBe('cart_1')
    expect(cartFromAnswer({ cart: { id: '../carts' } }, '')).toBeUndefined()
    expect(cartFromAnswer(undefined, '')).toBeUndefined()
  })

  it('[MAP-05] [F-50] [F-107] is valid, whatever the backend sends', () => {
    fc.assert(
      fc.property(fc.oneof(almostCart, fc.anything()), (json) => {
        const read = cartFromWire(json, 'http://shop.test')
        expect(isClean()).toBe(true)
        if (read === undefined) return
        expect(cartIdFrom(read.id)).toBe(read.id)
        expect(read.itemCount).toBe(read.lines.reduce((sum, { quantity }) => sum + quantity, 0))
        for (const { quantity, price, lineTotal, id, variantId } of read.lines) {
          expect(id.trim() && variantId.trim()).not.toBe('')
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= largestQuantity).toBe(true)
          expect(price.amount).toBeGreaterThanOrEqual(0)
          expect(lineTotal.amount).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
