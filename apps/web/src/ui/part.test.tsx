import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from '../bindings/lazy-part.tsx'
import { Part } from './part.tsx'

const gone = new TypeError('Failed to fetch dynamically imported module')
const Form = () => <p>The form</p>

// React reports the caught error; that is what is wanted here.
const silence = () => vi.spyOn(console, 'error').mockReturnValue(undefined)

function createLoad() {
  let isGone = true
  const load = vi.fn<() => Promise<typeof Form>>(() =>
    isGone ? Promise.reject(gone) : Promise.resolve(Form),
  )
  return { load, bringBack: () => (isGone = false) }
}

const failure = 'This part could not be loaded.'

it('[F-116] says that a part could not be loaded, leaves the rest, and loads it when it is asked to', async () => {
  const report = silence()
  const { load, bringBack } = createLoad()
  const Late = lazyPart(load)
  render(
    <>
      <header>Header</header>
      <Part>
        <Late />
      </Part>
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

it('[F-116] [F-2] loads by itself what is missing when the network is back', async () => {
  const report = silence()
  const { load, bringBack } = createLoad()
  const Late = lazyPart(load)
  render(
    <Part>
      <Late />
    </Part>,
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
      <Part>
        <Broken />
      </Part>
      <Part failed={<a href="/cart">Cart</a>}>
        <Broken />
      </Part>
      <p>The rest</p>
    </>,
  )
  expect(screen.getByText(failure)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cart' })).toBeTruthy()
  expect(screen.getByText('The rest')).toBeTruthy()
  report.mockClear()
})
