import { renderHook } from '@testing-library/react'
import type { CheckoutStep, CheckoutStore } from '@umber/storefront-core/checkout'
import { beforeEach, expect, it, vi } from 'vitest'
import { useStepInAddress } from './use-step-in-address.ts'

const router = vi.hoisted(() => ({
  location: { key: 'first', search: '' },
  type: 'POP',
  navigate: vi.fn<(to: unknown) => void>(),
}))

vi.mock('react-router-dom', () => ({
  NavigationType: { Pop: 'POP' },
  useLocation: () => router.location,
  useNavigate: () => router.navigate,
  useNavigationType: () => router.type,
}))

const goTo = vi.fn<(step: CheckoutStep) => void>()
const store = { goTo, getState: () => ({ view: { step: 'payment' } }) } as unknown as CheckoutStore

beforeEach(() => {
  goTo.mockClear()
  Object.assign(router, { location: { key: 'first', search: '' }, type: 'POP' })
})

const stepping = () =>
  renderHook(({ step }: { readonly step: CheckoutStep }) => useStepInAddress(store, step), {
    initialProps: { step: 'address' },
  })

it('a step taken before the address has followed the one before leads on, and not back', () => {
  const { rerender } = stepping()
  rerender({ step: 'delivery' })
  // The router draws its new address in its own time: the old one is still there.
  rerender({ step: 'payment' })
  expect(goTo).not.toHaveBeenCalled()
  expect(router.navigate).toHaveBeenLastCalledWith({ search: '?step=payment' }, { replace: false })
})

it('Back to an address that was there before asks for its step', () => {
  const { rerender } = stepping()
  rerender({ step: 'delivery' })
  Object.assign(router, { location: { key: 'second', search: '?step=delivery' }, type: 'PUSH' })
  rerender({ step: 'delivery' })
  Object.assign(router, { location: { key: 'first', search: '' }, type: 'POP' })
  rerender({ step: 'delivery' })
  expect(goTo).toHaveBeenCalledWith('address')
})

it('[F-64] Back from the confirmation leads to the shop, and a reload of an earlier step to the confirmation', () => {
  const { rerender } = stepping()
  rerender({ step: 'confirmation' })
  expect(router.navigate).toHaveBeenLastCalledWith({ search: '?step=confirmation' }, { replace: true })
  Object.assign(router, { location: { key: 'second', search: '?step=confirmation' }, type: 'REPLACE' })
  rerender({ step: 'confirmation' })
  Object.assign(router, { location: { key: 'earlier', search: '?step=delivery' }, type: 'POP' })
  rerender({ step: 'confirmation' })
  expect(router.navigate).toHaveBeenLastCalledWith('/', { replace: true })
})
