import { act, renderHook } from '@testing-library/react'
import type { Product } from '@umber/storefront-core'
import { TestRouter } from '../../../test/support/test-router.tsx'
import { presetOf } from '../../config/preset.ts'
import { expect, it } from 'vitest'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
import { useAddToCart } from './use-add-to-cart.ts'

const price = { amount: 1299, currency: 'inr' }
const variant = { available: true, price }
const product = {
  price,
  compareAtPrice: { amount: 1500, currency: 'inr' },
  options: [{ id: 'size', name: 'Size', values: ['S', 'XL'] }],
  variants: [
    { ...variant, id: 'var_s', options: [{ id: 'size', value: 'S', available: true }] },
    { ...variant, id: 'var_xl', options: [{ id: 'size', value: 'XL', available: true }], price: undefined },
  ],
} as unknown as Product

it('shows no price for a variant without one, and not that of the first variant', () => {
  const { result } = renderHook(() => useAddToCart(product), {
    wrapper: ({ children }) => (
      <ServicesProvider value={{ cart: {}, preset: presetOf('live') } as Services}>
        <TestRouter>{children}</TestRouter>
      </ServicesProvider>
    ),
  })
  expect(result.current.state.kind).toBe('undecided')
  expect(result.current.price).toMatchObject({ price, isLowest: true })
  act(() => result.current.choose('size', 'XL'))
  expect(result.current.state).toEqual({ kind: 'unpriced' })
  expect(result.current.price).toEqual({})
})
