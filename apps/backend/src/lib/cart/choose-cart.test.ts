import { expect, it } from 'vitest'

import { chooseCart } from './choose-cart'
import type { OpenCart } from './open-carts'

const cart = (id: string, quantity: number): OpenCart => ({
  id,
  region_id: 'reg_1',
  sales_channel_id: 'sc_1',
  items: quantity === 0 ? [] : [{ id: `of-${id}`, variant_id: 'variant', quantity, title: 'A candle' }],
})

it('A customer goes on with the guest’s cart, with the most recent that has items, or with the one at hand', () => {
  const own = [cart('empty', 0), cart('at-hand', 0), cart('full', 2), cart('older', 1)]
  const known = { own, taken: undefined, guestCartId: 'at-hand' }
  expect(chooseCart({ ...known, taken: cart('guest', 1) })).toEqual({
    cartId: 'guest',
    otherIds: ['full', 'older'],
  })
  expect(chooseCart(known)).toEqual({ cartId: 'full', otherIds: ['older'] })
  expect(chooseCart({ ...known, own: own.slice(0, 2) })).toEqual({ cartId: 'at-hand', otherIds: [] })
  expect(chooseCart({ ...known, own: own.slice(0, 1) })).toEqual({ cartId: 'empty', otherIds: [] })
  expect(chooseCart({ ...known, own: [] })).toEqual({ cartId: undefined, otherIds: [] })
})
