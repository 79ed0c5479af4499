import { initialCartView, type CartLine } from '@umber/storefront-core'
import { expect, it } from 'vitest'
import { expressOffer } from './express-offer.ts'

const inr = (amount: number) => ({ amount, currency: 'inr' })
const line: CartLine = {
  id: 'line_1',
  productId: 'p',
  variantId: 'v',
  quantity: 2,
  selectedOptions: {},
  optionLabels: [],
  price: inr(10),
  lineTotal: inr(20),
  name: 'Vase',
  pending: false,
}
const cart = {
  lines: [line],
  total: inr(18),
  promotions: { ...initialCartView.promotions, discount: inr(2) },
}
const empty = { ...initialCartView }
const purchase = { variantId: 'w', name: 'Cup', quantity: 3, price: inr(4), put: async () => true }

it('offers the cart, with its discount', () => {
  expect(expressOffer(cart, undefined)).toEqual({
    total: inr(18),
    lineItems: [
      { name: '2 × Vase', amount: 2000 },
      { name: 'Discount', amount: -200 },
    ],
    isReady: true,
  })
})

it('offers what a product page adds, together with what is in the cart', () => {
  expect(expressOffer(cart, purchase)).toMatchObject({
    total: inr(30),
    lineItems: [{ name: '2 × Vase' }, { name: '3 × Cup', amount: 1200 }, { name: 'Discount' }],
  })
  expect(expressOffer(empty, { ...purchase, quantity: 1 })).toMatchObject({
    total: inr(4),
    lineItems: [{ name: 'Cup', amount: 400 }],
  })
})

it('shows no parts that do not add up', () => {
  expect(expressOffer({ ...cart, total: inr(18.5) }, undefined).lineItems).toEqual([])
})

it.each([
  ['nothing is in the cart', empty, undefined],
  ['no variant is chosen', cart, { ...purchase, variantId: undefined }],
  [
    'something in the cart cannot be bought',
    { ...cart, lines: [{ ...line, problem: { kind: 'unavailable' } as const }] },
    undefined,
  ],
])('is not ready when %s', (_title, view, added) => {
  expect(expressOffer(view, added).isReady).toBe(false)
})
