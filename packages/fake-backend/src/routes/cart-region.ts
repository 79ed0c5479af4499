import type { FakeAddress, FakeCart, FakeDatabase } from '../database.ts'
import { onlyCountry } from '../fake-region.ts'
import { invalid, notFound } from '../refusal.ts'
import { shippingOptionsIn } from '../wire/shipping-options.ts'
import { isWire } from '../wire/wire.ts'
import { textIn } from './route.ts'

export function hasOneCountry({ regionId }: FakeCart, database: FakeDatabase): boolean {
  const region = database.region(regionId)
  return region !== undefined && onlyCountry(region) !== undefined
}

/** Either all lines get their price of the other region, or none. */
export function moveToRegion(cart: FakeCart, regionId: string, database: FakeDatabase): void {
  const region = database.region(regionId)
  if (region === undefined) throw notFound(`Region id not found: ${regionId}`)
  const unsold = cart.lines.filter(({ variantId }) => region.unsold.has(variantId))
  if (unsold.length > 0) {
    const ids = unsold.map(({ variantId }) => variantId).join(', ')
    throw invalid(`Variants with IDs ${ids} do not have a price`)
  }
  cart.regionId = regionId
  if (shippingOptionsIn(region).every(({ id }) => id !== cart.shippingOption)) cart.shippingOption = null
  database.reprice(cart)
}

const addressFields = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'postal_code',
  'country_code',
  'province',
  'phone',
]

export function addressIn(given: unknown, cart: FakeCart, database: FakeDatabase): FakeAddress | undefined {
  if (!isWire(given)) return undefined
  const region = database.region(cart.regionId)
  const country = textIn(given, 'country_code')
  if (country !== undefined && region?.countries.some(({ code }) => code === country) !== true) {
    throw invalid(`Country with code ${country} is not within region ${region?.name}`)
  }
  return Object.fromEntries(addressFields.map((name) => [name, textIn(given, name) ?? null]))
}
