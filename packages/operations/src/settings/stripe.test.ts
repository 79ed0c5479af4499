import { describe, expect, it } from 'vitest'
import { describeFaults } from './setting-fault.ts'
import { readSettings, type Variables } from './read-settings.ts'
import { stripeFaults } from './stripe.ts'

const keys = {
  STRIPE_API_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
}
const without = (name: keyof typeof keys): Variables =>
  Object.fromEntries(Object.entries(keys).filter(([one]) => one !== name))

describe('The settings of Stripe', () => {
  it('are wanted all or none', () => {
    expect(stripeFaults({}, 'all')).toEqual([])
    expect(stripeFaults(keys, 'all')).toEqual([])
    for (const name of Object.keys(keys) as (keyof typeof keys)[])
      expect(stripeFaults(without(name), 'all')).toEqual([
        { name, problem: 'is missing, and the other settings of Stripe need it' },
      ])
  })

  it('are asked of the machine that uses them', () => {
    expect(stripeFaults({ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'shop')).toEqual([])
    expect(stripeFaults(without('STRIPE_PUBLISHABLE_KEY'), 'backend')).toEqual([])
    expect(stripeFaults(without('STRIPE_API_KEY'), 'worker')).toMatchObject([{ name: 'STRIPE_API_KEY' }])
  })

  it('are of one mode', () => {
    expect(stripeFaults({ ...keys, STRIPE_API_KEY: 'rk_live_1' }, 'all')).toEqual([
      { name: 'STRIPE_PUBLISHABLE_KEY', problem: 'is a test key, and STRIPE_API_KEY is a live key' },
    ])
  })

  it.each([
    ['STRIPE_API_KEY', 'pk_test_1', 'is not a secret key of Stripe'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1', 'is not a publishable key of Stripe'],
    ['STRIPE_WEBHOOK_SECRET', 'secret', 'is not the secret of a webhook of Stripe'],
    ['STRIPE_CAPTURE', 'later', 'must be manual or automatic'],
  ])('%s=%s %s, in words with an example', (name, value, problem) => {
    const read = readSettings(
      { ...keys, [name]: value },
      { scope: 'all', purpose: 'selling', shopFaults: () => [] },
    )
    const faults = read.kind === 'invalid' ? read.faults : []
    expect(faults).toContainEqual({ name, problem })
    expect(describeFaults(faults)).toMatch(new RegExp(`${name} ${problem}[.]\n    Right is, for example: `))
  })
})
