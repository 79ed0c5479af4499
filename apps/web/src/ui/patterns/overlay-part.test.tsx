import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from '../../bindings/lazy-part.tsx'
import { OverlayPart } from './overlay-part.tsx'

const Drawer = () => <p>The drawer</p>

/** As the header has it: the drawer is fetched when it is first opened. */
function show() {
  // React reports the caught error; that is what is wanted here.
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined)
  let isGone = true
  const LateDrawer = lazyPart(() =>
    isGone ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Drawer),
  )
  function Entry() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Cart
        </button>
        <OverlayPart open={open} onClose={() => setOpen(false)}>
          {open && <LateDrawer />}
        </OverlayPart>
      </>
    )
  }
  render(<Entry />)
  const button = screen.getByRole('button', { name: 'Cart' })
  button.focus()
  fireEvent.click(button)
  return { button, report, bringBack: () => (isGone = false) }
}

it('[F-116] a drawer that cannot be loaded says so, and opens when it is tried again', async () => {
  const { button, report, bringBack } = show()
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be opened')
  const retry = screen.getByRole('button', { name: 'Try again' })
  expect(document.activeElement).toBe(retry)

  bringBack()
  fireEvent.click(retry)
  await screen.findByText('The drawer')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(button)
  report.mockClear()
})

it('[F-116] it is closed again without a reload, and another press tries again', async () => {
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
