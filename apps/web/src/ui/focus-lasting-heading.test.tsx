import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { ErrorAlert } from './patterns/error-alert.tsx'

function Page() {
  const [condition, setCondition] = useState<'failed' | 'ready'>('failed')
  return (
    <main>
      <h1>Shop</h1>
      <section>
        <h2>Featured</h2>
        {condition === 'failed' && <ErrorAlert sentence="Not loaded" onRetry={() => setCondition('ready')} />}
      </section>
      <h2>Collections</h2>
      <input aria-label="Email" />
    </main>
  )
}

const retry = () => screen.getByRole('button', { name: 'Try again' })

beforeEach(() => void render(<Page />))

it('moves the focus of a retry button to the heading before it', async () => {
  retry().focus()
  retry().click()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Featured' })))
})

it('leaves the focus where it was moved meanwhile', async () => {
  const field = screen.getByRole('textbox', { name: 'Email' })
  const button = retry()
  button.focus()
  field.focus()
  button.click()
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(document.activeElement).toBe(field)
})
