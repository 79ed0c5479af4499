import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { almost, isClean } from '@umber/fake-backend/hostile'
import { customerFromWire } from './customer-from-wire.ts'

describe('A customer', () => {
  it('is read with the names that are present', () => {
    expect(customerFromWire({ id: 'cus_1', email: 'a@b.c', first_name: 'Asha', last_name: null })).toEqual({
      id: 'cus_1',
      email: 'a@b.c',
      firstName: 'Asha',
      lastName: '',
    })
  })

  it.each([{ id: 'cus_1' }, { email: 'a@b.c' }, {}, null, 'cus_1'])('is undefined for %j', (wire) => {
    expect(customerFromWire(wire)).toBeUndefined()
  })

  it('has names of limited length', () => {
    const customer = customerFromWire({ id: 'c', email: 'e', first_name: 'x'.repeat(5_000) })
    expect(customer?.firstName).toHaveLength(200)
  })

  it('[MAP-05] survives any JSON', () => {
    const wire = almost({
      id: fc.string(),
      email: fc.string(),
      first_name: fc.string(),
      last_name: fc.string(),
    })
    fc.assert(
      fc.property(wire, (written) => {
        const customer = customerFromWire(written)
        const texts = Object.values(customer ?? {})
        expect(texts.every((text) => typeof text === 'string')).toBe(true)
        expect(customer?.id).not.toBe('')
        expect(isClean()).toBe(true)
      }),
    )
  })
})
