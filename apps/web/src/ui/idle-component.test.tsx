import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { idleComponent } from './idle-component.tsx'

afterEach(() => void vi.unstubAllGlobals())

it('[F-116] renders nothing while its code cannot be loaded, and loads it when the network returns', async () => {
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => {
    idle()
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const Tips = () => <p>A tip</p>
  const load = vi
    .fn<() => Promise<typeof Tips>>(async () => Tips)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const Late = idleComponent(load)
  render(
    <main>
      <Late />
      <p>The page</p>
    </main>,
  )
  await act(async () => undefined)
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('main').textContent).toBe('The page')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('A tip')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(load).toHaveBeenCalledTimes(2)
})
