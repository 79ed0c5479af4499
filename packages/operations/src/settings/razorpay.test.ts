import { describe, expect, it } from 'vitest'
import { razorpayFaults } from './razorpay.ts'
import { readSettings, type Variables } from './read-settings.ts'
import { describeFaults } from './setting-fault.ts'

const keys = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'hooks',
}
const without = (name: keyof typeof keys): Variables =>
  Object.fromEntries(Object.entries(keys).filter(([one]) => one !== name))

describe('The settings of Razorpay', () => {
  it('are wanted all or none', () => {
    expect(razorpayFaults({}, 'all')).toEqual([])
    expect(razorpayFaults(keys, 'all')).toEqual([])
    for (const name of Object.keys(keys) as (keyof typeof keys)[])
      expect(razorpayFaults(without(name), 'all')).toEqual([
        { name, problem: 'is missing, and the other settings of Razorpay need it' },
      ])
  })

  it('are asked of the machine that uses them', () => {
    expect(razorpayFaults({ RAZORPAY_KEY_ID: 'rzp_live_1' }, 'shop')).toEqual([])
    expect(razorpayFaults(without('RAZORPAY_KEY_SECRET'), 'worker')).toMatchObject([
      { name: 'RAZORPAY_KEY_SECRET' },
    ])
  })

  it('are two different secrets', () => {
    expect(razorpayFaults({ ...keys, RAZORPAY_WEBHOOK_SECRET: 'secret' }, 'all')).toEqual([
      { name: 'RAZORPAY_WEBHOOK_SECRET', problem: 'must differ from RAZORPAY_KEY_SECRET' },
    ])
  })

  it('are refused in words with an example', () => {
    const read = readSettings(
      { ...keys, RAZORPAY_KEY_ID: 'pk_live_1' },
      { scope: 'all', purpose: 'selling', shopFaults: () => [] },
    )
    const faults = read.kind === 'invalid' ? read.faults : []
    expect(faults).toContainEqual({ name: 'RAZORPAY_KEY_ID', problem: 'is not a key id of Razorpay' })
    expect(describeFaults(faults)).toContain('Right is, for example: the key id of the Razorpay account')
  })
})
