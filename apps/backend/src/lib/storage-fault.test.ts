import { MedusaError } from '@medusajs/framework/utils'
import { expect, it } from 'vitest'

import { isStorageFault, storageFault } from './storage-fault'

const { Types } = MedusaError
const insert =
  'insert into "provider_identity" ("id", "provider_metadata") values (\'provid_1\', \'{"password":"c2NyeXB0"}\') returning "created_at" - index row requires 12032 bytes, maximum size is 8191'

it.each([
  new MedusaError(Types.UNAUTHORIZED, insert),
  new MedusaError(Types.INVALID_DATA, `Failed: ${insert}`),
  new MedusaError(Types.DB_ERROR, 'Something of the database'),
  new MedusaError(Types.UNAUTHORIZED, storageFault),
  new Error('update "cart" set "email" = \'asha@shop.example\' where "id" = \'cart_1\' - deadlock detected'),
  new Error('select "c0".*\nfrom "customer" as "c0" - connection terminated'),
  new Error('delete from "cart" where "id" = \'cart_1\' - canceling statement due to statement timeout'),
])('%s is a fault of the database', (error) => {
  expect(isStorageFault(error)).toBe(true)
})

it.each([
  undefined,
  null,
  'text',
  new Error('fetch failed'),
  new MedusaError(Types.INVALID_DATA, 'Customer with email: asha@shop.example, already exists.'),
  new MedusaError(Types.NOT_FOUND, "Cart with id 'cart_1' not found"),
  new MedusaError(Types.INVALID_DATA, 'Please select a size from the list, or update your cart'),
])('%s is none', (error) => {
  expect(isStorageFault(error)).toBe(false)
})

it('a long message is read in time', () => {
  const begun = performance.now()
  expect(isStorageFault(new Error('select '.repeat(100_000)))).toBe(false)
  expect(performance.now() - begun).toBeLessThan(500)
})
