import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { TestRouter } from '../../test/support/test-router.tsx'
import { createMemoryStorage } from '../../test/support/render-shop.tsx'
import { createScrollMemory } from './scroll-memory.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

let top = 0

function Page() {
  useScrollRestoration(memory)
  return (
    <>
      <Link to="/list?color=red">Filter</Link>
      <Link to="/product">Product</Link>
    </>
  )
}

const memory = createScrollMemory(createMemoryStorage())

function scrollBy(to: number) {
  top = to
  act(() => void window.dispatchEvent(new Event('scroll')))
}

const back = async () => {
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  act(() => window.history.back())
  await act(async () => void (await gone))
}

beforeEach(() => {
  top = 0
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top)
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    top = (to[0] as ScrollToOptions).top ?? 0
  })
  window.history.replaceState(null, '', '/list')
  render(<Page />, { wrapper: ({ children }) => <TestRouter entries="browser">{children}</TestRouter> })
})

it('[ROUTE-06] scrolls to the top of another page, and Back restores the position', async () => {
  scrollBy(800)
  fireEvent.click(screen.getByText('Product'))
  expect(top).toBe(0)
  await back()
  await waitFor(() => expect(top).toBe(800))
})

it('[ROUTE-06] does not scroll when the query changes, and Back restores the position even without a scroll event', async () => {
  scrollBy(500)
  fireEvent.click(screen.getByText('Filter'))
  expect(top).toBe(500)
  fireEvent.click(screen.getByText('Product'))
  expect(top).toBe(0)
  await back()
  await waitFor(() => expect(top).toBe(500))
})

it('[ROUTE-06] opens a typed address at its top, independent of the previous entry', () => {
  scrollBy(700)
  cleanup()
  top = 0
  window.history.replaceState(null, '', '/product')
  render(<Page />, { wrapper: ({ children }) => <TestRouter entries="browser">{children}</TestRouter> })
  expect(top).toBe(0)
})

it('leaves a page where it was scrolled to before its script was there', () => {
  cleanup()
  top = 300
  window.history.replaceState(null, '', '/scrolled')
  render(<Page />, { wrapper: ({ children }) => <TestRouter entries="browser">{children}</TestRouter> })
  expect(top).toBe(300)
})
