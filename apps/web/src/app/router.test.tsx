import { fireEvent, render, screen } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { TestRouter } from '../../test/support/test-router.tsx'
import { RouteErrorBoundary } from './router.tsx'

function Broken(): never {
  throw new Error('a fault in the page')
}

function showBrokenPage() {
  // React logs the caught error; the test expects that.
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined)
  render(
    <TestRouter entries={['/broken']}>
      <header>
        <Link to="/well">Elsewhere</Link>
      </header>
      <RouteErrorBoundary>
        <Routes>
          <Route path="/broken" element={<Broken />} />
          <Route path="/well" element={<h1>All is well</h1>} />
        </Routes>
      </RouteErrorBoundary>
    </TestRouter>,
  )
  report.mockClear()
}

it('[ROUTE-07] [F-118] a page’s error is caught with two links to continue, and the layout stays', () => {
  showBrokenPage()

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the front page' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeTruthy()
})

it('[ROUTE-07] [F-118] navigating to another page resets it', () => {
  showBrokenPage()

  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All is well')
})
