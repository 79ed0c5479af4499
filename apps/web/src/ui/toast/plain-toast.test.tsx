import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { notify } from './notify.ts'
import { ToastRegion } from './toast-region.tsx'

vi.mock('./toaster.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('[F-116] shows plain toasts while its code cannot be loaded, and none after their time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await import('./plain-toast.tsx')
  render(<ToastRegion />)
  act(() => notify({ title: 'Failed to clear cart', description: 'Try again.', tone: 'error' }))
  // Its own code is fetched first, which a busy machine takes longer for than a second.
  await screen.findByText('Failed to clear cart. Try again.', {}, { timeout: 5000 })
  await act(async () => void (await vi.advanceTimersByTimeAsync(8000)))
  expect(screen.queryByText('Failed to clear cart. Try again.')).toBeNull()
  vi.useRealTimers()
})
