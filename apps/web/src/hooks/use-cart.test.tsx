import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useCart } from './use-cart.ts'

it('[CART-11] the cart cannot be used outside of its provider', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined)
  expect(() => renderHook(() => useCart())).toThrow('outside of ServicesProvider')
  report.mockClear()
})
