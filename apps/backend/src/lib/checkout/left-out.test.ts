import { expect, it } from 'vitest'

import { isMailed, leftOutOf } from './left-out'

const cart = {
  items: [
    { id: 'shirt', is_giftcard: false, requires_shipping: true },
    { id: 'card', is_giftcard: true, requires_shipping: true },
    { id: 'known', is_giftcard: true, requires_shipping: false },
    null,
  ],
  shipping_methods: [{ id: 'standard' }, null],
}

it('A gift card needs no delivery, and the chosen one stays for what is posted', () => {
  expect(leftOutOf(cart, false)).toEqual({ lines: ['card'], methods: [] })
})

it('The way of delivery goes where nothing is posted any more, and stays in an empty cart', () => {
  const [, card, known] = cart.items
  const mailed = { ...cart, items: [card ?? null, known ?? null] }
  expect(leftOutOf(mailed, false).methods).toEqual(['standard'])
  expect([isMailed(mailed), isMailed(cart), isMailed({})]).toEqual([true, false, false])
  expect(leftOutOf({ ...cart, items: [] }, false).methods).toEqual([])
})

it('The way of delivery goes when the request takes it off', () => {
  expect(leftOutOf(cart, true).methods).toEqual(['standard'])
  expect(leftOutOf({}, true)).toEqual({ lines: [], methods: [] })
})
