import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { RouteBoundary } from './route-boundary.tsx'

function Broken(): never {
  throw new Error('a fault in the page')
}

function showBrokenPage() {
  // React reports the caught error; that is what is wanted here.
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined)
  render(
    <MemoryRouter initialEntries={['/broken']}>
      <header>
        <Link to="/well">Elsewhere</Link>
      </header>
      <RouteBoundary>
        <Routes>
          <Route path="/broken" element={<Broken />} />
          <Route path="/well" element={<h1>All is well</h1>} />
        </Routes>
      </RouteBoundary>
    </MemoryRouter>,
  )
  report.mockClear()
}

it('[ROUTE-07] [F-118] an error of a page is caught, with two ways on, and the rest of the shop stays', () => {
  showBrokenPage()

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the front page' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeTruthy()
})

it('[ROUTE-07] [F-118] going to another page heals it', () => {
  showBrokenPage()

  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All is well')
})
