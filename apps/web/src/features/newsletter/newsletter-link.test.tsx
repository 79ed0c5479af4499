import { fireEvent, screen, waitFor } from '@testing-library/react'
import { createFakeBackend } from '@umber/fake-backend'
import { expect, it } from 'vitest'
import { openPage } from '../../../test/support/open-shop.tsx'

const email = 'meera@example.com'

it('the link of the mail subscribes with one press, and not by looking', async () => {
  const backend = createFakeBackend()
  backend.database.subscribers.set(email, undefined)
  await openPage(`/newsletter/confirm#token=confirm-${email}`, { preset: 'live', backend })
  const button = await screen.findByRole('button', { name: 'Send Me the Newsletter' })
  expect(backend.database.subscribers.get(email)).toBeUndefined()
  fireEvent.click(button)
  const heading = await screen.findByRole('heading', { name: 'You get our newsletter' })
  expect(backend.database.subscribers.get(email)).toEqual(expect.any(Number))
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('a used link is said to be', async () => {
  await openPage('/newsletter/confirm#token=confirm-unknown@example.com', { preset: 'live' })
  fireEvent.click(await screen.findByRole('button', { name: 'Send Me the Newsletter' }))
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
})

it('the link of a letter leaves with one press, without signing in', async () => {
  const backend = createFakeBackend()
  backend.database.subscribers.set(email, 1)
  await openPage(`/newsletter/leave#token=leave-${email}`, { preset: 'live', backend })
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'You get no more letters' })
  expect(backend.database.subscribers.has(email)).toBe(false)
})

it('says when there was no answer, and tries again', async () => {
  const backend = createFakeBackend()
  backend.database.subscribers.set(email, 1)
  backend.fault = ({ path }, nth) =>
    path === '/store/newsletter/leave' && nth === 1 ? { kind: 'lost-request' } : undefined
  await openPage(`/newsletter/leave#token=leave-${email}`, { preset: 'live', backend })
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByText(/There was no answer/)
  expect(backend.database.subscribers.has(email)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: /try again/i }))
  expect(await screen.findByRole('heading', { name: 'You get no more letters' })).toBeTruthy()
})
