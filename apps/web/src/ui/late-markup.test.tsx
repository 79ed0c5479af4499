import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LateMarkup } from './late-markup.tsx'

function hydrate(prepare: () => Promise<unknown>) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<div id="reviews" data-served="true"><p>Five reviews</p></div>'
  render(
    <LateMarkup id="reviews" prepare={prepare}>
      <p>Five reviews</p>
      <button>Write</button>
    </LateMarkup>,
    { container, hydrate: true },
  )
}

it('leaves the markup until the visitor does something, and then shows the part', async () => {
  const prepare = vi.fn<() => Promise<void>>().mockResolvedValue()
  hydrate(prepare)
  expect(screen.getByText('Five reviews')).toBeTruthy()
  expect(prepare).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.scroll(window)
  expect(await screen.findByRole('button', { name: 'Write' })).toBeTruthy()
  expect(screen.getAllByText('Five reviews')).toHaveLength(1)
})

it('tries again with the next use when its code could not be loaded', async () => {
  const prepare = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue()
  hydrate(prepare)
  fireEvent.keyDown(window, { key: 'Tab' })
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledTimes(1))
  expect(screen.getByText('Five reviews')).toBeTruthy()
  await vi.waitFor(() => {
    fireEvent.keyDown(window, { key: 'Tab' })
    expect(screen.queryByRole('button', { name: 'Write' })).not.toBeNull()
  })
  expect(prepare).toHaveBeenCalledTimes(2)
})

it('shows the part at once where no server has rendered it', () => {
  const prepare = vi.fn<() => Promise<void>>()
  const { rerender } = render(<p>Another page</p>)
  rerender(
    <LateMarkup id="reviews" prepare={prepare}>
      <p>Five reviews</p>
    </LateMarkup>,
  )
  expect(screen.getByText('Five reviews')).toBeTruthy()
  expect(prepare).not.toHaveBeenCalled()
})
