import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyComponent } from './lazy-component.tsx'
import { AsyncBoundary } from './async-boundary.tsx'

const gone = new TypeError('Failed to fetch dynamically imported module')
const Form = () => <p>The form</p>

// React logs the caught error; the test expects that.
const silence = () => vi.spyOn(console, 'error').mockReturnValue(undefined)

function createLoad() {
  let isGone = true
  const load = vi.fn<() => Promise<typeof Form>>(() =>
    isGone ? Promise.reject(gone) : Promise.resolve(Form),
  )
  return { load, bringBack: () => (isGone = false) }
}

const failure = 'This part could not be loaded.'

it('[F-116] shows an error for a part that could not be loaded, keeps the rest, and loads it on retry', async () => {
  const report = silence()
  const { load, bringBack } = createLoad()
  const Late = lazyComponent(load)
  render(
    <>
      <header>Header</header>
      <AsyncBoundary>
        <Late />
      </AsyncBoundary>
    </>,
  )
  await screen.findByText(failure)
  expect(screen.getByText('Header')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)

  bringBack()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The form')
  expect(screen.queryByText(failure)).toBeNull()
  report.mockClear()
})

it('[F-116] [F-2] loads the missing part when the network returns', async () => {
  const report = silence()
  const { load, bringBack } = createLoad()
  const Late = lazyComponent(load)
  render(
    <AsyncBoundary>
      <Late />
    </AsyncBoundary>,
  )
  await screen.findByText(failure)
  bringBack()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('The form')).toBeTruthy()
  report.mockClear()
})

it('[F-117] a part that throws falls alone', () => {
  const report = silence()
  const Broken = () => {
    throw new Error('a fault in the part')
  }
  render(
    <>
      <AsyncBoundary>
        <Broken />
      </AsyncBoundary>
      <AsyncBoundary failed={<a href="/cart">Cart</a>}>
        <Broken />
      </AsyncBoundary>
      <p>The rest</p>
    </>,
  )
  expect(screen.getByText(failure)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cart' })).toBeTruthy()
  expect(screen.getByText('The rest')).toBeTruthy()
  report.mockClear()
})
