import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createFakeBackend } from '@umber/fake-backend'
import { expect, it } from 'vitest'
import { openPage } from '../../../test/support/open-shop.tsx'

/** The page of a shirt whose chosen variant is sold out. */
async function openSoldOut(options: { readonly signedIn?: boolean } = {}) {
  const backend = createFakeBackend()
  const product = [...backend.database.products.values()].find(({ handle }) => handle === 'linen-shirt')
  if (product === undefined) throw new Error('The sample store has no linen-shirt')
  const [variant] = product.variants
  if (variant === undefined) throw new Error('The product has no variant')
  backend.database.stock.set(variant.id, 0)
  await openPage(`/product/linen-shirt?variant=${variant.id}`, { preset: 'live', backend, ...options })
  const form = within(await screen.findByRole('region', { name: 'Tell me when it is back' }))
  const field = await form.findByRole<HTMLInputElement>('textbox', { name: 'Email address' })
  const press = () => void fireEvent.click(form.getByRole('button', { name: 'Tell Me' }))
  const type = (value: string) => void fireEvent.change(field, { target: { value } })
  return { backend, variant, form, field, press, type }
}

it('a shopper asks to be told when a sold-out variant is back', async () => {
  const { backend, variant, form, press, type } = await openSoldOut()
  expect(form.getByText(/We use the address for this one mail only/)).toBeTruthy()
  type('asha@example')
  press()
  expect((await form.findByRole('alert')).textContent).toContain('whole email address')
  expect(backend.count('POST', /back-in-stock/)).toBe(0)
  type('asha@example.com')
  press()
  const answer = await form.findByRole('status')
  expect(answer.textContent).toContain('We will write to asha@example.com')
  await waitFor(() => expect(document.activeElement).toBe(answer))
  expect([...(backend.database.stockRequests.get(variant.id) ?? [])]).toEqual(['asha@example.com'])
})

it('keeps the address when the request fails, and says when it is back already', async () => {
  const { backend, variant, form, field, press, type } = await openSoldOut()
  backend.fault = ({ path }, nth) =>
    path === '/store/back-in-stock' && nth === 1 ? { kind: 'lost-request' } : undefined
  type('asha@example.com')
  press()
  expect((await form.findByRole('alert')).textContent).toContain('could not be taken')
  expect(field.value).toBe('asha@example.com')
  backend.database.stock.set(variant.id, 1)
  press()
  expect((await form.findByRole('status')).textContent).toContain('back in stock already')
})

it('a customer has the address filled in', async () => {
  const { field } = await openSoldOut({ signedIn: true })
  await waitFor(() => expect(field.value).toMatch(/@/))
})

it('the link of the letter deletes the address with one press', async () => {
  const backend = createFakeBackend()
  backend.database.stockRequests.set('variant_1', new Set(['asha@example.com', 'noor@example.com']))
  await openPage('/back-in-stock/leave#token=leave-asha@example.com', { preset: 'live', backend })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete My Address' }))
  await screen.findByRole('heading', { name: 'You wait for nothing any more' })
  expect([...(backend.database.stockRequests.get('variant_1') ?? [])]).toEqual(['noor@example.com'])
})
