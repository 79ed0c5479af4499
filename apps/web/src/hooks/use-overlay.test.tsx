import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { TestRouter } from '../../test/support/test-router.tsx'
import { useOverlay } from './use-overlay.ts'

/** The `close` of the last render in which the overlay was open. */
let kept = () => {}

function Page() {
  const { isOpen, open, close } = useOverlay('cart')
  useEffect(() => {
    if (isOpen) kept = close
  })
  return (
    <>
      <Link to="/list?color=red">List</Link>
      <button type="button" onClick={open}>
        Open
      </button>
      <button
        type="button"
        onClick={() => {
          close()
          close()
        }}
      >
        Close twice
      </button>
      <button
        type="button"
        onClick={() => {
          open()
          open()
        }}
      >
        Open twice
      </button>
      {isOpen && <p>Over the page</p>}
    </>
  )
}

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  render(
    <TestRouter entries="browser">
      <Page />
    </TestRouter>,
  )
  fireEvent.click(screen.getByText('List'))
  fireEvent.click(screen.getByText('Open'))
})

const address = () => window.location.pathname + window.location.search

it('[F-120] Back closes the overlay and stays on the page', async () => {
  expect(screen.getByText('Over the page')).toBeTruthy()
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByText('Over the page')).toBeNull())
  expect(address()).toBe('/list?color=red')
})

it('[F-121] closing twice in a row does not leave the page', async () => {
  // happy-dom goes back at once; in a browser the second press comes first.
  const goAtOnce = window.history.go.bind(window.history)
  const go = vi
    .spyOn(window.history, 'go')
    .mockImplementation((delta) => void setTimeout(() => goAtOnce(delta)))
  fireEvent.click(screen.getByText('Close twice'))
  await waitFor(() => expect(screen.queryByText('Over the page')).toBeNull())
  expect(go.mock.calls).toEqual([[-1]])
  expect(address()).toBe('/list?color=red')
})

it('[F-120] an overlay that Forward opened again closes, and stays on the page', async () => {
  fireEvent.click(screen.getByText('Close twice'))
  await waitFor(() => expect(screen.queryByText('Over the page')).toBeNull())
  act(() => window.history.forward())
  await waitFor(() => expect(screen.queryByText('Over the page')).toBeTruthy())
  fireEvent.click(screen.getByText('Close twice'))
  await waitFor(() => expect(screen.queryByText('Over the page')).toBeNull())
  expect(address()).toBe('/list?color=red')
})

it('[F-121] a close called after the overlay was closed does not leave the page', async () => {
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByText('Over the page')).toBeNull())
  await closeLate()
  expect(address()).toBe('/list?color=red')
})

it('[F-121] nor does one that is called while the page of a followed link loads', async () => {
  window.history.replaceState({ key: 'followed', usr: null, idx: 2 }, '', '/checkout')
  await closeLate()
  expect(address()).toBe('/checkout')
})

it('[F-121] opening twice in a row is one step back', async () => {
  fireEvent.click(screen.getByText('Close twice'))
  await waitFor(() => expect(screen.queryByText('Over the page')).toBeNull())
  fireEvent.click(screen.getByText('Open twice'))
  expect(screen.getByText('Over the page')).toBeTruthy()
  fireEvent.click(screen.getByText('Close twice'))
  await waitFor(() => expect(screen.queryByText('Over the page')).toBeNull())
  expect(address()).toBe('/list?color=red')
})

/** Calls the kept `close`, and waits until a step back would have happened. */
async function closeLate() {
  act(() => kept())
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 50)))
}
