import { expect, it, vi } from 'vitest'
import { createBrowserStorage } from '../../adapters/browser-storage.ts'
import { toastDesk, type Toast } from './notify.ts'
import { notifyAfterReload, notifyFromBefore } from './toast-over-reload.ts'

function setUp() {
  const storage = createBrowserStorage(() => {
    throw new Error('no storage here')
  })
  const shown = vi.fn<(toast: Toast) => void>()
  const close = toastDesk.open(shown)
  return { storage, shown, close }
}

it('[HEAD-06] a toast is said on the page that is loaded next, and only there', () => {
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

it.each(['{', '"x"', '[1]', '[]', '{"length":2}', 'null'])(
  'what somebody else left there is no toast: %s',
  (kept) => {
    const { storage, shown, close } = setUp()
    storage.set('umber.toast', kept)
    notifyFromBefore(storage)
    expect(shown).not.toHaveBeenCalled()
    close()
  },
)
