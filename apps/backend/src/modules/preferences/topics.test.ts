import { describe, expect, it } from 'vitest'

import { breaksLock, preferencesFrom } from './topics'

describe('A preference', () => {
  it('is the customer’s choice, and otherwise the default', () => {
    const said = preferencesFrom({ promotions: { email: true } })
    expect(said.find(({ id }) => id === 'promotions')).toEqual({
      id: 'promotions',
      email: true,
      push: false,
      sms: false,
      locked: false,
    })
  })

  it('about the security of the account stays on, whatever is stored', () => {
    const off = preferencesFrom({ account_security: { email: false } })
    expect(off.find(({ id }) => id === 'account_security')).toMatchObject({ email: true, locked: true })
    expect(breaksLock('account_security', { sms: false })).toBe(true)
    expect(breaksLock('account_security', { sms: true })).toBe(false)
    expect(breaksLock('promotions', { sms: false })).toBe(false)
  })
})
