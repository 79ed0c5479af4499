import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { candle, createCartBackend, shirt } from '../../../test/support/cart-backend.ts'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { CheckoutScreen } from './checkout-screen.tsx'

it('moves the focus to the heading when a line is removed with its button', async () => {
  const { client } = createCartBackend([shirt, candle])
  const { cart } = renderShop(<CheckoutScreen />, { path: '/checkout', client })
  await screen.findByText('Linen Shirt')
  act(() => cart.noteStock(new Map([['variant_linen-shirt', 'gone']])))
  const remove = await screen.findByRole('button', { name: 'Remove Linen Shirt' })
  remove.focus()
  remove.click()
  await waitFor(() => expect(remove.isConnected).toBe(false))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Checkout' })),
  )
})
