import { describe, expect, it, vi } from 'vitest'

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

  it('and its free-form objects have a length, too', () => {
    const long = { metadata: { note: ['x'.repeat(10_000)] } }
    expect(firstTooLong({ items: [long] })).toBe('metadata')
    expect(firstTooLong([{ option_id: 'so_1', data: long.metadata }])).toBe('data')
    expect(firstTooLong({ metadata: { note: 'x'.repeat(9_000) }, data: null })).toBeUndefined()
    expect(firstTooLong({ locale: 'en-'.repeat(12) })).toBe('locale')
    expect(firstTooLong({ constructor: 'x'.repeat(999) })).toBeUndefined()
  })

  it('are written once, however deep free-form objects lie in each other', () => {
    let nested: object = { phone: 'x'.repeat(41) }
    for (let depth = 0; depth < 30; depth += 1) nested = { data: nested }
    const write = vi.spyOn(JSON, 'stringify')
    try {
      expect(firstTooLong({ items: [nested, { metadata: {} }] })).toBe('phone')
      expect(write).toHaveBeenCalledOnce()
      expect(firstTooLong([{ data: {} }, { data: { note: 'x'.repeat(10_001) } }])).toBe('data')
    } finally {
      write.mockRestore()
    }
  })

  it('are checked in any body', () => {
    for (const body of [undefined, null, 'x'.repeat(999), 7, [], { phone: 7 }, { phone: null }])
      expect(firstTooLong(body)).toBeUndefined()
  })
})
