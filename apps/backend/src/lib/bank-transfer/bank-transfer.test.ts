import { describe, expect, it } from 'vitest'

import { bankAccount } from './bank-account'
import { isIban, remainder97 } from './check-digits'
import { creditorReference } from './creditor-reference'

describe('A creditor reference', () => {
  it('is what ISO 11649 makes of a number', () => {
    expect(creditorReference('539007547034')).toBe('RF18539007547034')
  })

  it('is the same for a session each time, and right by its check digits', () => {
    const reference = creditorReference('payses_01JDK3V9T5Q8ZK4M7X2B6N0PRS')
    expect(reference).toMatch(/^RF\d{2}4M7X2B6N0PRS$/)
    expect(creditorReference('payses_01JDK3V9T5Q8ZK4M7X2B6N0PRS')).toBe(reference)
    expect(remainder97(reference.slice(4) + reference.slice(0, 4))).toBe(1)
  })

  it('is refused without an id', () => {
    expect(() => creditorReference('')).toThrow('A reference needs an id.')
  })
})

describe('The account for bank transfers', () => {
  const settings = {
    BANK_TRANSFER_IBAN: 'DE89 3704 0044 0532 0130 00',
    BANK_TRANSFER_HOLDER: ' Umber & Ecru ',
  }

  it('is off without settings', () => {
    expect(bankAccount({})).toBeUndefined()
    expect(bankAccount({ BANK_TRANSFER_IBAN: ' ' })).toBeUndefined()
  })

  it('is read without the spaces people write', () => {
    expect(bankAccount({ ...settings, BANK_TRANSFER_BIC: 'cobadeffxxx' })).toEqual({
      iban: 'DE89370400440532013000',
      holder: 'Umber & Ecru',
      bic: 'COBADEFFXXX',
    })
  })

  it.each([
    [{ BANK_TRANSFER_HOLDER: '' }, 'needs both'],
    [{ BANK_TRANSFER_IBAN: '' }, 'needs both'],
    [{ BANK_TRANSFER_IBAN: 'DE89370400440532013001' }, 'is not an IBAN'],
    [{ BANK_TRANSFER_BIC: 'COBA' }, 'is not a BIC'],
  ])('stops the backend when it is wrong: %j', (wrong, message) => {
    expect(() => bankAccount({ ...settings, ...wrong })).toThrow(message)
  })

  it('has an IBAN of any country, and no transposed digits', () => {
    expect(isIban('GB82WEST12345698765432')).toBe(true)
    expect(isIban('GB82WEST12345698765423')).toBe(false)
  })
})
