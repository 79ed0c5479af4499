import { expect, it } from 'vitest'

import { accountIdOf, hasAccount } from './has-account'

it.each([undefined, null, {}, { customer_id: null }, { password_changed_at: '2026-11-22T10:00:00.123Z' }])(
  'an identity with %j has no account',
  (metadata) => {
    expect(hasAccount(metadata)).toBe(false)
    expect(accountIdOf(metadata, 'customer')).toBeUndefined()
  },
)

it('an identity has the accounts that its metadata names, of any actor type', () => {
  const metadata = { customer_id: null, user_id: 'user_1', merchant_id: 'mer_1' }
  expect(hasAccount(metadata)).toBe(true)
  expect(hasAccount({ merchant_id: 'mer_1' })).toBe(true)
  expect(accountIdOf(metadata, 'user')).toBe('user_1')
  expect(accountIdOf(metadata, 'customer')).toBeUndefined()
})
