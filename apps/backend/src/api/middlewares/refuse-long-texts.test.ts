import { describe, expect, it } from 'vitest'

import { firstTooLong } from './refuse-long-texts'

describe('The texts of a body', () => {
  it('may have the maximum length of the shop’s forms', () => {
    expect(firstTooLong({ first_name: 'x'.repeat(200), message: 'x'.repeat(5000) })).toBeUndefined()
    expect(firstTooLong({ first_name: 'x'.repeat(201) })).toBe('first_name')
  })

  it('are checked at any depth', () => {
    const address = { address_1: 'x'.repeat(301) }
    expect(firstTooLong({ shipping_address: address })).toBe('address_1')
    expect(firstTooLong({ addresses: [{}, address] })).toBe('address_1')
  })

  it('are checked in any body', () => {
    for (const body of [undefined, null, 'x'.repeat(999), 7, [], { phone: 7 }, { phone: null }])
      expect(firstTooLong(body)).toBeUndefined()
  })
})
