import { createMemoryStorage } from '@umber/storefront-core'
import {
  checkoutStorageKey,
  recallCheckout,
  type CheckoutGateway,
  type DeliveryPlaces,
} from '@umber/storefront-core/checkout'
import { expect, it } from 'vitest'
import { askPlaceAgain } from './ask-place-again.ts'

const address = {
  firstName: 'Jo',
  lastName: 'Weiß',
  email: 'jo@shop.example',
  phone: '030 901820',
  address1: 'Unter den Linden 6',
  address2: '',
  city: 'Berlin',
  state: '',
  postalCode: '10117',
  country: 'Germany',
}
const codes = new Map([
  ['Germany', 'de'],
  ['Deutschland', 'de'],
  ['United States', 'us'],
])

/** The draft of a checkout at the delivery, after the place was checked against the countries. */
async function checked(countries: readonly string[], more: object = {}) {
  const storage = createMemoryStorage()
  const draft = { step: 'delivery', address, addressAccepted: true, saveAddress: false, deliveryId: 'so_1' }
  storage.set(checkoutStorageKey, JSON.stringify({ draft, ...more }))
  const places = { countries, codeOf: (name: string) => codes.get(name) } as unknown as DeliveryPlaces
  const gateway: Pick<CheckoutGateway, 'places'> = { places: async () => places }
  await askPlaceAgain(storage, gateway, new AbortController().signal)
  return recallCheckout(storage)?.draft
}

it('an address in another region is asked for again, and what else was typed stays', async () => {
  const draft = await checked(['United States'])
  expect(draft).toMatchObject({
    step: 'address',
    addressAccepted: false,
    address: { firstName: 'Jo', city: 'Berlin', country: '' },
  })
  expect(draft).not.toHaveProperty('deliveryId')
})

it('a country that is delivered to stays, whatever the language of its name', async () => {
  expect(await checked(['Deutschland'])).toMatchObject({ step: 'delivery', address, deliveryId: 'so_1' })
})
