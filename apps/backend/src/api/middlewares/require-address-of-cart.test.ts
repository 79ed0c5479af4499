import { expect, it } from 'vitest'

import { namedAddresses } from './require-address-of-cart'

it.each<readonly [body: unknown, ids: readonly unknown[]]>([
  [undefined, []],
  [{ email: 'a@shop.example' }, []],
  [{ shipping_address: { city: 'Pune' }, billing_address: null }, []],
  [{ shipping_address: 'caaddr_1' }, ['caaddr_1']],
  [{ shipping_address: { id: 'caaddr_1' }, billing_address: { id: 'caaddr_2' } }, ['caaddr_1', 'caaddr_2']],
  [{ billing_address: { id: null } }, [null]],
])('finds the addresses that %j names', (body, ids) => {
  expect(namedAddresses(body)).toEqual(ids)
})
