import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SavedAddress } from '../ports/address-book.ts'
import {
  accountAddressFrom,
  checkoutAddressFrom,
  defaultAddress,
  newAddressFrom,
  newAddressFromAccount,
} from './addresses.ts'

const home: SavedAddress = {
  id: 'addr_1',
  label: 'Home',
  firstName: 'Asha',
  lastName: 'Raman',
  address1: '27 Cubbon Cross',
  address2: 'Flat 4B',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  country: 'India',
  phone: '+91 98450 12345',
  isDefault: false,
}
const studio: SavedAddress = { ...home, id: 'addr_2', label: 'Studio', isDefault: true }

describe('An address of the account', () => {
  it('[CHK-05] starts checkout when it is the default, else when it is the first', () => {
    expect(defaultAddress([home, studio])).toBe(studio)
    expect(defaultAddress([home, { ...studio, isDefault: false }])).toBe(home)
    expect(defaultAddress([])).toBeUndefined()
  })

  it('[CHK-05] converts to a checkout address and back unchanged', () => {
    const word = fc.string()
    const saved = fc.record({
      ...Object.fromEntries(Object.keys(home).map((name) => [name, word])),
      isDefault: fc.boolean(),
    }) as fc.Arbitrary<SavedAddress>
    fc.assert(
      fc.property(saved, word, (address, email) => {
        const { id: _id, isDefault: _isDefault, ...kept } = address
        const typed = { ...checkoutAddressFrom(address), email }
        expect(newAddressFrom(typed, address.label)).toEqual(kept)
        expect(Object.keys(typed)).not.toContain('id')
      }),
    )
  })

  it('[ACC-05] joins the two address lines of checkout in one street line', () => {
    expect(accountAddressFrom(home)).toEqual({
      name: 'Home',
      street: '27 Cubbon Cross, Flat 4B',
      city: 'Bengaluru',
      state: 'Karnataka',
      zipCode: '560001',
    })
    expect(accountAddressFrom({ ...home, address2: '' }).street).toBe('27 Cubbon Cross')
  })

  it('[ACC-05] is completed with the owner’s data when it comes from the dialog', () => {
    const form = {
      name: 'Studio',
      street: '8 Kala Ghoda Lane',
      city: 'Mumbai',
      state: 'MH',
      zipCode: '400001',
    }
    const added = newAddressFromAccount(form, home)
    expect(added).toMatchObject({ firstName: 'Asha', phone: home.phone, country: 'India', address2: '' })
    expect(accountAddressFrom(added)).toEqual(form)
  })
})
