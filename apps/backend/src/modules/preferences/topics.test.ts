import { describe, expect, it } from 'vitest'

import { breaksLock, preferencesFrom } from './topics'

describe('A preference', () => {
  it('is what was said, and where nothing was said what holds for everybody', () => {
    const said = preferencesFrom({ promotions: { email: true } })
    expect(said.find(({ id }) => id === 'promotions')).toEqual({
      id: 'promotions',
      email: true,
      push: false,
      sms: false,
      locked: false,
    })
  })

  it('about the safety of the account stays on, whatever was kept', () => {
    const off = preferencesFrom({ account_security: { email: false } })
    expect(off.find(({ id }) => id === 'account_security')).toMatchObject({ email: true, locked: true })
    expect(breaksLock('account_security', { sms: false })).toBe(true)
    expect(breaksLock('account_security', { sms: true })).toBe(false)
    expect(breaksLock('promotions', { sms: false })).toBe(false)
  })
})
