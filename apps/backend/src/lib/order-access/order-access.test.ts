import { expect, it } from 'vitest'

import { opensOrder, signOrderAccess } from './order-access'

const secret = 'the secret of the server'
const now = 1_800_000_000_000
const day = 86_400_000
const access = signOrderAccess(secret, 'order_1', 90, now)

it('opens its order until its last day', () => {
  expect(opensOrder(secret, 'order_1', access, now)).toBe(true)
  expect(opensOrder(secret, 'order_1', access, now + 90 * day)).toBe(true)
  expect(opensOrder(secret, 'order_1', access, now + 90 * day + 1_000)).toBe(false)
})

it('opens no other order, and is invalid under another secret', () => {
  expect(opensOrder(secret, 'order_2', access, now)).toBe(false)
  expect(opensOrder('another', 'order_1', access, now)).toBe(false)
})

it('cannot be extended', () => {
  const [, signed] = access.split('.')
  const later = Math.floor((now + 900 * day) / 1_000).toString(36)
  expect(opensOrder(secret, 'order_1', `${later}.${signed}`, now)).toBe(false)
})

it.each([
  undefined,
  '',
  '.',
  'order_1',
  `${access}x`,
  access.slice(0, -1),
  `.${access}`,
  ` ${access}`,
  'ä.ö',
])('is not %j', (wrong) => {
  expect(opensOrder(secret, 'order_1', wrong, now)).toBe(false)
})
