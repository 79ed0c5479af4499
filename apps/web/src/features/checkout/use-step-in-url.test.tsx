import { renderHook } from '@testing-library/react'
import type { CheckoutStep, CheckoutStore } from '@umber/storefront-core/checkout'
import { beforeEach, expect, it, vi } from 'vitest'
import { useStepInUrl } from './use-step-in-url.ts'

const router = vi.hoisted(() => ({
  location: { pathname: '/checkout', key: 'first', search: '' },
  type: 'POP',
  navigate: vi.fn<(to: unknown) => void>(),
}))

vi.mock('../../hooks/use-navigate.ts', () => ({ useNavigate: () => router.navigate }))

vi.mock('react-router-dom', () => ({
  NavigationType: { Pop: 'POP' },
  useLocation: () => router.location,
  useNavigationType: () => router.type,
}))

const goTo = vi.fn<(step: CheckoutStep) => void>()
const store = { goTo, getState: () => ({ view: { step: 'payment' } }) } as unknown as CheckoutStore

beforeEach(() => {
  goTo.mockClear()
  Object.assign(router, { location: { pathname: '/checkout', key: 'first', search: '' }, type: 'POP' })
})

const stepping = () =>
  renderHook(({ step }: { readonly step: CheckoutStep }) => useStepInUrl(store, step), {
    initialProps: { step: 'address' },
  })

it('a step change before the address has caught up is not treated as Back', () => {
  const { rerender } = stepping()
  rerender({ step: 'delivery' })
  // The router updates its location asynchronously, so the old one is still current.
  rerender({ step: 'payment' })
  expect(goTo).not.toHaveBeenCalled()
  expect(router.navigate).toHaveBeenLastCalledWith(
    { pathname: '/checkout', search: '?step=payment', hash: '' },
    { replace: false },
  )
})

it('Back to an earlier address requests its step', () => {
  const { rerender } = stepping()
  rerender({ step: 'delivery' })
  Object.assign(router, {
    location: { pathname: '/checkout', key: 'second', search: '?step=delivery' },
    type: 'PUSH',
  })
  rerender({ step: 'delivery' })
  Object.assign(router, { location: { pathname: '/checkout', key: 'first', search: '' }, type: 'POP' })
  rerender({ step: 'delivery' })
  expect(goTo).toHaveBeenCalledWith('address')
})

it('[F-64] Back from the confirmation leads to home, and an earlier step redirects to the confirmation', () => {
  const { rerender } = stepping()
  rerender({ step: 'confirmation' })
  expect(router.navigate).toHaveBeenLastCalledWith(
    { pathname: '/checkout', search: '?step=confirmation', hash: '' },
    { replace: true },
  )
  Object.assign(router, {
    location: { pathname: '/checkout', key: 'second', search: '?step=confirmation' },
    type: 'REPLACE',
  })
  rerender({ step: 'confirmation' })
  Object.assign(router, {
    location: { pathname: '/checkout', key: 'earlier', search: '?step=delivery' },
    type: 'POP',
  })
  rerender({ step: 'confirmation' })
  expect(router.navigate).toHaveBeenLastCalledWith('/', { replace: true })
})
