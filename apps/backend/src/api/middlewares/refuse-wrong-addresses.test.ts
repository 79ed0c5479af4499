import { describe, expect, it } from 'vitest'

import { wrongField } from './refuse-wrong-addresses'

const address = { country_code: 'de', province: '', postal_code: '10117', phone: '+4930901820' }

describe('An address', () => {
  it.each([
    address,
    { ...address, phone: null, postal_code: null },
    { country_code: 'US', province: 'us-ca', postal_code: '94105-1234', phone: '(415) 555-2671 x12' },
    { country_code: 'us', province: 'California', phone: '1.415.555.2671' },
    { country_code: 'in', province: 'कर्नाटक', postal_code: '५६०००१', phone: '+९१ ९८७६५ ४३२१०' },
    {
      country_code: 'jp',
      province: 'jp-13',
      postal_code: '〒１５４ー００２３',
      phone: '０９０ー１２３４ー５６７８',
    },
    { country_code: 'gb', postal_code: 'SW1A 1AA' },
    { country_code: 'qa', postal_code: '' },
    { country_code: 'de', metadata: { tax_number: 'DE136695976' } },
    { country_code: 'de', metadata: null },
  ])('of a real place is accepted: %#', (given) => {
    expect(wrongField({ shipping_address: given, billing_address: given })).toBeUndefined()
    expect(wrongField(given)).toBeUndefined()
  })

  it.each([
    ['country_code', { ...address, country_code: 'Germany' }],
    ['postal_code', { ...address, postal_code: '<b>' }],
    ['phone', { ...address, phone: 'call me' }],
    ['phone', { ...address, phone: '+1' }],
    ['province', { ...address, province: 'us-ca' }],
    ['tax_number', { ...address, metadata: { tax_number: '<script>' } }],
    ['tax_number', { ...address, metadata: { tax_number: { $ne: 1 } } }],
  ])('with a wrong %s is refused', (name, given) => {
    expect(wrongField({ shipping_address: given })).toBe(name)
    expect(wrongField({ shipping_address: address, billing_address: given })).toBe(name)
  })

  it('is looked for in any body', () => {
    for (const body of [undefined, null, 'text', 7, [], { shipping_address: 'id' }])
      expect(wrongField(body)).toBeUndefined()
  })
})
