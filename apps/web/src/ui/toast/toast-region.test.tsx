import { act, render, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, expect, it, vi } from 'vitest'

/** With a queue and a toaster of its own: both are kept by their modules. */
async function freshToasts() {
  // The first test leaves one, which test/setup.ts ends.
  expect(toast.getToasts()).toEqual([])
  vi.resetModules()
  const { notify } = await import('./notify.ts')
  const { ToastRegion } = await import('./toast-region.tsx')
  return { notify, ToastRegion }
}

afterEach(() => vi.doUnmock('./toaster.tsx'))

const shown = () => [
  ...document.querySelectorAll('[data-sonner-toast][data-front="true"][data-removed="false"]'),
]

it('[ROUTE-08] shows one dark toast at the top centre, and a new one replaces it', async () => {
  const { notify, ToastRegion } = await freshToasts()
  render(<ToastRegion />)
  expect(document.querySelector('[data-sonner-toaster]')).toBeNull()

  act(() => notify({ title: 'Item added to cart', tone: 'success' }))
  await screen.findByText('Item added to cart')
  const toaster = document.querySelector<HTMLElement>('[data-sonner-toaster]')
  expect(toaster?.dataset['sonnerTheme']).toBe('dark')
  expect([toaster?.dataset['yPosition'], toaster?.dataset['xPosition']]).toEqual(['top', 'center'])

  act(() => notify({ title: 'Failed to clear cart', description: 'Try again.', tone: 'error' }))
  await screen.findByText('Failed to clear cart')
  await waitFor(() =>
    expect(shown().map((toast) => toast.textContent)).toEqual(['Failed to clear cartTry again.']),
  )
  await waitFor(() => expect(screen.queryByText('Item added to cart')).toBeNull())
})

it('loads its code again when the network returns, and then shows the queued toast [F-15]', async () => {
  let isOnline = false
  let refused = 0
  vi.doMock('./toaster.tsx', async (load) => {
    refused += isOnline ? 0 : 1
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return await load()
  })
  const { notify, ToastRegion } = await freshToasts()
  render(<ToastRegion />)
  act(() => notify({ title: 'Failed to add item to cart', tone: 'error' }))
  await waitFor(() => expect(refused).toBeGreaterThan(0))
  // Lets the rejected import reach its handlers.
  await act(async () => new Promise((resolve) => setTimeout(resolve)))

  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('Failed to add item to cart')
})
