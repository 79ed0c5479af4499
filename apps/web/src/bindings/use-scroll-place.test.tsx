import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Link } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../test/support/render-shop.tsx'
import { createScrollMemory } from '../adapters/scroll-memory.ts'
import { useScrollPlace } from './use-scroll-place.ts'

let top = 0

function Page() {
  useScrollPlace(memory)
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
  render(<Page />, { wrapper: BrowserRouter })
})

it('[ROUTE-06] scrolls to the top of another page, and Back restores the place', async () => {
  scrollBy(800)
  fireEvent.click(screen.getByText('Product'))
  expect(top).toBe(0)
  await back()
  await vi.waitFor(() => expect(top).toBe(800))
})

it('[ROUTE-06] stays at a change of the query, and Back to it restores the place even if nothing was scrolled since', async () => {
  scrollBy(500)
  fireEvent.click(screen.getByText('Filter'))
  expect(top).toBe(500)
  fireEvent.click(screen.getByText('Product'))
  expect(top).toBe(0)
  await back()
  await vi.waitFor(() => expect(top).toBe(500))
})

it('[ROUTE-06] opens an address that is typed at its top, wherever the one before was left', () => {
  scrollBy(700)
  cleanup()
  window.history.replaceState(null, '', '/product')
  render(<Page />, { wrapper: BrowserRouter })
  expect(top).toBe(0)
})
