import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createFakeBackend } from '@umber/fake-backend'
import { expect, it } from 'vitest'
import { openPage } from '../../../test/support/open-shop.tsx'

/** A shop whose standard delivery is free from a sum on. */
function shopWith(freeDeliveryFrom?: number) {
  const backend = createFakeBackend()
  const { regions } = backend.database
  for (const [id, region] of regions)
    regions.set(id, { ...region, ...(freeDeliveryFrom !== undefined && { freeDeliveryFrom }) })
  return backend
}

const cart = { 'LINEN-SHIRT-WHITE-M': 1 }
const main = () => within(screen.getByRole('main'))

it('the cart says what is missing until its delivery is free, and that it is', async () => {
  await openPage('/cart', { preset: 'live', backend: shopWith(300), cart })
  expect(await main().findByText('₹111 more for free delivery')).toBeTruthy()
  expect(main().getByText(/^Standard Shipping ₹5.99/)).toBeTruthy()
  fireEvent.click(main().getByRole('button', { name: 'Increase quantity of Linen Shirt' }))
  expect(await main().findByText('Your delivery is free')).toBeTruthy()
  await waitFor(() => expect(main().getByText(/^Standard Shipping free/)).toBeTruthy())
})

it('the page of a product says from which sum delivery is free, or what the cart lacks', async () => {
  const empty = await openPage('/product/field-watch', { preset: 'live', backend: shopWith(300) })
  expect(await main().findByText('Free delivery from ₹300')).toBeTruthy()
  empty.unmount()
  await openPage('/product/field-watch', { preset: 'live', backend: shopWith(300), cart })
  expect(await main().findByText('₹111 more for free delivery')).toBeTruthy()
})

it('a shop without such a sum says nothing of it', async () => {
  await openPage('/cart', { preset: 'live', backend: shopWith(), cart })
  expect(await main().findByText(/^Standard Shipping ₹5.99/)).toBeTruthy()
  expect(main().queryByText(/free/i)).toBeNull()
})
