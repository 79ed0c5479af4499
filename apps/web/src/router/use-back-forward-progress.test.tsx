import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TestRouter } from '../../test/support/test-router.tsx'
import { createPageLoading } from './page-loading.ts'
import { useBackForwardProgress } from './use-back-forward-progress.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const loading = createPageLoading()

function Flagged() {
  useBackForwardProgress(loading, 500)
  return <Link to="/c">On</Link>
}

const Browser = ({ children }: { readonly children: ReactNode }) => (
  <TestRouter entries="browser">{children}</TestRouter>
)

function arriveAt(address: string) {
  window.history.replaceState(null, '', address)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
}

it('[ROUTE-04] Back and Forward count as loading for half a second', () => {
  window.history.replaceState(null, '', '/a')
  render(<Flagged />, { wrapper: Browser })
  expect(loading.getState()).toBe(false)

  arriveAt('/b')
  expect(loading.getState()).toBe(true)
  vi.advanceTimersByTime(499)
  expect(loading.getState()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(loading.getState()).toBe(false)
})

it('following a link does not count', () => {
  window.history.replaceState(null, '', '/a')
  render(<Flagged />, { wrapper: Browser })
  fireEvent.click(screen.getByRole('link', { name: 'On' }))
  expect(window.location.pathname).toBe('/c')
  expect(loading.getState()).toBe(false)
})

it('closing a drawer with Back does not count', () => {
  window.history.replaceState(null, '', '/a')
  render(<Flagged />, { wrapper: Browser })
  arriveAt('/a')
  expect(loading.getState()).toBe(false)
})
