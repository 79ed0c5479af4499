import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyComponent } from '../lazy-component.tsx'
import { OverlayBoundary } from './overlay-boundary.tsx'

const Drawer = () => <p>The drawer</p>

/** Renders the drawer like the header: it loads when first opened. */
function show() {
  // React logs the caught error; the test expects that.
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined)
  let isGone = true
  const LateDrawer = lazyComponent(() =>
    isGone ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Drawer),
  )
  function Entry() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Cart
        </button>
        <OverlayBoundary open={open} onClose={() => setOpen(false)}>
          {open && <LateDrawer />}
        </OverlayBoundary>
      </>
    )
  }
  render(<Entry />)
  const button = screen.getByRole('button', { name: 'Cart' })
  button.focus()
  fireEvent.click(button)
  return { button, report, bringBack: () => (isGone = false) }
}

it('[F-116] shows an error when the drawer cannot be loaded, and opens it on retry', async () => {
  const { button, report, bringBack } = show()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This could not be opened'))
  const retry = screen.getByRole('button', { name: 'Try again' })
  expect(document.activeElement).toBe(retry)

  bringBack()
  fireEvent.click(retry)
  await screen.findByText('The drawer')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(button)
  report.mockClear()
})

it('[F-116] can be closed without a reload, and the next click loads it again', async () => {
  const { button, report, bringBack } = show()
  await screen.findByRole('alert')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(button)

  bringBack()
  fireEvent.click(button)
  await screen.findByText('The drawer')
  report.mockClear()
})
