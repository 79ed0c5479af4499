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

  it('about orders and the security of the account stays on, whatever is stored', () => {
    for (const topic of ['order_updates', 'account_security'] as const) {
      const off = preferencesFrom({ [topic]: { email: false } })
      expect(off.find(({ id }) => id === topic)).toMatchObject({ email: true, locked: true })
      expect(breaksLock(topic, { email: false })).toBe(true)
      expect(breaksLock(topic, { email: true })).toBe(false)
    }
    expect(breaksLock('promotions', { sms: false })).toBe(false)
  })
})
