import { expect, it } from 'vitest'

import { leftOutOf } from './left-out'

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

it('The way of delivery goes where nothing is posted', () => {
  expect(leftOutOf(cart, true).methods).toEqual(['standard'])
  expect(leftOutOf({}, true)).toEqual({ lines: [], methods: [] })
})
