import { expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../test/support/render-shop.tsx'
import { keepOverlay, withoutOverlay } from './without-overlay.ts'

const createHistory = () => ({
  state: { idx: 1, key: 'a', usr: { overlay: 'cart' } },
  replaceState: vi.fn<History['replaceState']>(),
})

it('a page loaded afresh starts without what was open on it', () => {
  const history = createHistory()
  withoutOverlay(history, createMemoryStorage())
  expect(history.replaceState).toHaveBeenCalledWith({ idx: 1, key: 'a', usr: null }, '')
})

it('[F-116] what was asked for is still open after the reload that fetches its code, and only after that one', () => {
  const storage = createMemoryStorage()
  keepOverlay(storage)
  const history = createHistory()
  withoutOverlay(history, storage)
  expect(history.replaceState).not.toHaveBeenCalled()
  withoutOverlay(history, storage)
  expect(history.replaceState).toHaveBeenCalledTimes(1)
})
