import { expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../test/support/render-shop.tsx'
import { keepOverlay, clearOverlayState } from './clear-overlay-state.ts'

const createHistory = () => ({
  state: { idx: 1, key: 'a', usr: { overlay: 'cart' } },
  replaceState: vi.fn<History['replaceState']>(),
})

it('a new page load starts without the open overlay', () => {
  const history = createHistory()
  clearOverlayState(history, createMemoryStorage())
  expect(history.replaceState).toHaveBeenCalledWith({ idx: 1, key: 'a', usr: null }, '')
})

it('[F-116] an overlay stays open across the reload that fetches its code, and only that one', () => {
  const storage = createMemoryStorage()
  keepOverlay(storage)
  const history = createHistory()
  clearOverlayState(history, storage)
  expect(history.replaceState).not.toHaveBeenCalled()
  clearOverlayState(history, storage)
  expect(history.replaceState).toHaveBeenCalledTimes(1)
})
