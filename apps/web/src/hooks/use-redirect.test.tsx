import { act, render } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { TestRouter } from '../../test/support/test-router.tsx'
import { useRedirect } from './use-redirect.ts'

function Checkout({ to }: { readonly to: string | undefined }) {
  useRedirect(to)
  return null
}

const shop = (to?: string) => (
  <TestRouter entries="browser">
    <Routes>
      <Route path="/checkout" element={<Checkout to={to} />} />
      <Route path="*" element={null} />
    </Routes>
  </TestRouter>
)

beforeEach(() => window.history.replaceState(null, '', '/checkout'))

it('replaces the page', () => {
  const { rerender } = render(shop())
  const entries = window.history.length
  rerender(shop('/cart'))
  expect(window.location.pathname).toBe('/cart')
  expect(window.history.length).toBe(entries)
})

it('leaves the page that the shopper has chosen, while this one is still shown', () => {
  const { rerender } = render(shop())
  act(() => window.history.pushState({ key: 'chosen', idx: 1 }, '', '/category/all'))
  rerender(shop('/cart'))
  expect(window.location.pathname).toBe('/category/all')
})
