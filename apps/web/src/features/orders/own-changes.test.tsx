import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createFakeBackend } from '@umber/fake-backend'
import { expect, it } from 'vitest'
import { openPage } from '../../../test/support/open-shop.tsx'

/** The page of an order of the demo customer, as if it was placed just now. */
async function openOrder(change: Readonly<Record<string, unknown>> = {}, settings: object = {}) {
  const backend = createFakeBackend()
  const { database } = backend
  const found = [...database.orders.values()].find(
    ({ status, fulfillmentStatus }) => status === 'pending' && fulfillmentStatus === 'not_fulfilled',
  )
  if (found === undefined) throw new Error('The sample store has no open order')
  const order = { ...found, createdAt: database.clock.now(), ...change }
  database.orders.set(order.id, order)
  database.shopSettings = { ...database.shopSettings, ...settings }
  await openPage(`/account/orders/${order.id}`, { preset: 'live', signedIn: true, backend })
  await screen.findByRole('heading', { level: 1, name: /^Order UE-/ })
  return { backend, order }
}

const settled = async () => screen.findByRole('button', { name: 'Order Again' })

it('an order is canceled after a question, while its time is not over', async () => {
  const { order } = await openOrder()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel Order' }))
  expect(screen.getByText(/^You can cancel this order until \w+ \d+, \d{4}, \d+:\d{2}\s[AP]M/)).toBeTruthy()
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }))
  expect(order.status).toBe('pending')
  fireEvent.click(await dialog.findByRole('button', { name: 'Cancel the Order' }))
  await screen.findByText('Your order is cancelled')
  expect(order.status).toBe('canceled')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull())
})

it.each([
  ['is too old', { createdAt: Date.now() - 2 * 3_600_000 }, {}],
  ['is on its way', { fulfillmentStatus: 'shipped' }, {}],
  ['is of a shop that allows it never', {}, { cancel_minutes: 0 }],
] as const)('an order that %s has no such button', async (_, change, settings) => {
  const { backend, order } = await openOrder(change, settings)
  await settled()
  await waitFor(() => expect(backend.count('GET', /\/changes$/)).toBe(1))
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull()
  expect(order.status).toBe('pending')
})

it('a refusal says why: the time was over while the page was open', async () => {
  const { backend, order } = await openOrder()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel Order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }))
  backend.database.orders.set(order.id, { ...order, createdAt: order.createdAt - 2 * 3_600_000 })
  fireEvent.click(await dialog.findByRole('button', { name: 'Cancel the Order' }))
  expect(await dialog.findByText(/The time to cancel this order is over/)).toBeTruthy()
})

it('the address of an order is changed in its country', async () => {
  const { order } = await openOrder()
  fireEvent.click(await screen.findByRole('button', { name: 'Change Address' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Where should the order go?' }))
  await dialog.findByText(/The country stays India/)
  const street = await dialog.findByLabelText('Address line 1')
  fireEvent.change(street, { target: { value: '4 Church Street' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save Address' }))
  await screen.findByText('Your order goes to the new address')
  expect(order.cart.shippingAddress).toMatchObject({ address_1: '4 Church Street', country_code: 'in' })
})

it('what the buyer wrote is shown', async () => {
  const backend = createFakeBackend()
  const [order] = backend.database.orders.values()
  if (order === undefined) throw new Error('There is no order')
  order.cart.notes = { note: 'Ring twice', gift_message: 'For Meera' }
  await openPage(`/account/orders/${order.id}`, { preset: 'live', signedIn: true, backend })
  expect((await screen.findByText('Ring twice')).closest('dl')?.textContent).toContain('Your note to us')
  expect(screen.getByText('For Meera')).toBeTruthy()
})
