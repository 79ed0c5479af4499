import { expect, it, vi } from 'vitest'
import { createBrowserStorage } from '../../browser/storage.ts'
import { toastQueue, type Toast } from './notify.ts'
import { notifyAfterReload, notifyFromBefore } from './toast-queue.ts'

function setUp() {
  const storage = createBrowserStorage(() => {
    throw new Error('no storage here')
  })
  const shown = vi.fn<(toast: Toast) => void>()
  const close = toastQueue.open(shown)
  return { storage, shown, close }
}

it('[HEAD-06] shows a queued toast after the next page load, once', () => {
  const { storage, shown, close } = setUp()
  notifyAfterReload(storage, { title: 'Logged out successfully', description: 'You have been logged out.' })
  expect(shown).not.toHaveBeenCalled()
  notifyFromBefore(storage)
  notifyFromBefore(storage)
  expect(shown.mock.calls).toEqual([
    [{ title: 'Logged out successfully', description: 'You have been logged out.', tone: 'success' }],
  ])
  close()
})

it.each(['{', '"x"', '[1]', '[]', '{"length":2}', 'null'])('ignores an invalid stored value: %s', (kept) => {
  const { storage, shown, close } = setUp()
  storage.set('toast', kept)
  notifyFromBefore(storage)
  expect(shown).not.toHaveBeenCalled()
  close()
})
