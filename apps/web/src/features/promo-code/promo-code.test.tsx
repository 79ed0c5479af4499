import type { CartClient } from '@umber/storefront-core'
import type { PromotionAnswer, Promotions } from '@umber/storefront-core/cart'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createCartBackend } from '../../../test/support/cart-backend.ts'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { PromoCode } from './promo-code.tsx'

it('says in the words of the shop, and not in those of Medusa, that there is no such code', async () => {
  const refused = { kind: 'refused', code: 'SAVE10', message: 'In English in every language' } as const
  renderShop(<PromoCode />, {
    ports: { promotions: { apply: () => Promise.resolve(refused), remove: () => Promise.resolve() } },
  })
  fireEvent.change(screen.getByRole('textbox', { name: 'Promo code' }), { target: { value: 'SAVE10' } })
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByText('The code SAVE10 does not hold for this cart.')
  expect(screen.queryByText(refused.message)).toBeNull()
})

it('leaves the focus in the field that was opened while the code was checked', async () => {
  let answer = (_answer: PromotionAnswer) => {}
  const apply = () =>
    new Promise<PromotionAnswer>((resolve) => {
      answer = resolve
    })
  renderShop(
    <>
      <input aria-label="Phone" />
      <PromoCode />
    </>,
    { ports: { promotions: { apply, remove: () => Promise.resolve() } } },
  )
  const code = screen.getByRole('textbox', { name: 'Promo code' })
  fireEvent.change(code, { target: { value: 'SAVE10' } })
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  const phone = screen.getByRole('textbox', { name: 'Phone' })
  phone.focus()
  await waitFor(() => {
    answer({ kind: 'refused', code: 'SAVE10', message: 'This code has ended' })
    screen.getByText('The code SAVE10 does not hold for this cart.')
  })
  expect(document.activeElement).toBe(phone)
})

it('applies a code to the cart also when it is entered before the cart was read', async () => {
  const { client } = createCartBackend()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const cart = {
    ...client.store.cart,
    create: async (...asked: Parameters<CartClient['store']['cart']['create']>) =>
      answered.then(async () => client.store.cart.create(...asked)),
  }
  const apply = vi.fn<Promotions['apply']>(() =>
    Promise.resolve({ kind: 'refused', code: 'SAVE10', message: 'This code has ended' }),
  )
  renderShop(<PromoCode />, {
    client: { ...client, store: { ...client.store, cart } },
    ports: { promotions: { apply, remove: () => Promise.resolve() } },
  })
  fireEvent.change(screen.getByRole('textbox', { name: 'Promo code' }), { target: { value: 'SAVE10' } })
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  // Everything but the cart has been answered.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  answer()
  await screen.findByText('The code SAVE10 does not hold for this cart.')
  expect(apply.mock.calls.map(([cartId]) => cartId)).toEqual(['cart_01TEST'])
})
