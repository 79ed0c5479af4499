import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { LateMarkup } from './late-markup.tsx'

const Reviews: ComponentType = () => null
const give = vi.fn<(component: ComponentType<object>) => void>()

function hydrate(load: () => Promise<typeof Reviews>) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<div id="reviews" data-served="true"><p>Five reviews</p></div>'
  render(
    <LateMarkup id="reviews" part={{ give }} load={load}>
      <p>Five reviews</p>
      <button>Write</button>
    </LateMarkup>,
    { container, hydrate: true },
  )
}

it('leaves the markup until the visitor does something, and then shows the part', async () => {
  const load = vi.fn<() => Promise<typeof Reviews>>().mockResolvedValue(Reviews)
  hydrate(load)
  expect(screen.getByText('Five reviews')).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.scroll(window)
  expect(await screen.findByRole('button', { name: 'Write' })).toBeTruthy()
  expect(screen.getAllByText('Five reviews')).toHaveLength(1)
  expect(give).toHaveBeenCalledWith(Reviews)
})

it('tries again with the next use when its code could not be loaded', async () => {
  const load = vi
    .fn<() => Promise<typeof Reviews>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Reviews)
  hydrate(load)
  fireEvent.keyDown(window, { key: 'Tab' })
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(screen.getByText('Five reviews')).toBeTruthy()
  await vi.waitFor(() => {
    fireEvent.keyDown(window, { key: 'Tab' })
    expect(screen.queryByRole('button', { name: 'Write' })).not.toBeNull()
  })
  expect(load).toHaveBeenCalledTimes(2)
})

it('shows the part at once where no server has rendered it', () => {
  const load = vi.fn<() => Promise<typeof Reviews>>()
  const { rerender } = render(<p>Another page</p>)
  rerender(
    <LateMarkup id="reviews" part={{ give }} load={load}>
      <p>Five reviews</p>
    </LateMarkup>,
  )
  expect(screen.getByText('Five reviews')).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
})
