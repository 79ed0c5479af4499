import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { focusAfterRemoval } from './focus-after-removal.ts'

const keepFocus = focusAfterRemoval('li')

function Page() {
  const [names, setNames] = useState(['Shirt', 'Watch', 'Vase'])
  return (
    <div ref={keepFocus}>
      <h1>{names.length === 0 ? 'Nothing' : 'Products'}</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href="/picture" tabIndex={-1}>
              Picture
            </a>
            <a href="/product">{name}</a>
            <button
              type="button"
              onClick={() => setNames((before) => before.filter((other) => other !== name))}
            >
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
      {names.length > 0 && (
        <button type="button" onClick={() => setNames([])}>
          Clear
        </button>
      )}
    </div>
  )
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  button.click()
}

beforeEach(() => void render(<Page />))

it('moves the focus to the row that took the place of the removed one', async () => {
  press('Remove Shirt')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Watch' })))
})

it('moves the focus to the row before when the last one is removed, and to the heading when none is left', async () => {
  press('Remove Vase')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Watch' })))
  press('Clear')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Nothing' })))
})

it('leaves the focus where it was moved meanwhile', async () => {
  const removed = screen.getByRole('button', { name: 'Remove Shirt' })
  removed.focus()
  screen.getByRole('button', { name: 'Clear' }).focus()
  removed.click()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Shirt' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }))
})
