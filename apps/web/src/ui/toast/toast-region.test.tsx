import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { notify } from './notify.ts'
import { ToastRegion } from './toast-region.tsx'

const shown = () => [
  ...document.querySelectorAll('[data-sonner-toast][data-front="true"][data-removed="false"]'),
]

it('[ROUTE-08] is dark, at the top in the middle, and a new one takes the place of the one before', async () => {
  render(<ToastRegion />)
  expect(document.querySelector('[data-sonner-toaster]')).toBeNull()

  act(() => notify({ title: 'Item added to cart', tone: 'success' }))
  await screen.findByText('Item added to cart')
  const toaster = document.querySelector<HTMLElement>('[data-sonner-toaster]')
  expect(toaster?.dataset['sonnerTheme']).toBe('dark')
  expect([toaster?.dataset['yPosition'], toaster?.dataset['xPosition']]).toEqual(['top', 'center'])

  act(() => notify({ title: 'Failed to clear cart', description: 'Try again.', tone: 'error' }))
  await screen.findByText('Failed to clear cart')
  await vi.waitFor(() =>
    expect(shown().map((toast) => toast.textContent)).toEqual(['Failed to clear cartTry again.']),
  )
  await vi.waitFor(() => expect(screen.queryByText('Item added to cart')).toBeNull())
})
