import { describe, expect, it } from 'vitest'
import { bankTransferFaults, bankTransferSchema } from './bank-transfer.ts'

const account = { BANK_TRANSFER_IBAN: 'DE89 3704 0044 0532 0130 00', BANK_TRANSFER_HOLDER: 'Umber & Ecru' }

describe('The settings of bank transfer', () => {
  it('are wanted all or none, but for the BIC', () => {
    expect(bankTransferFaults({})).toEqual([])
    expect(bankTransferFaults(account)).toEqual([])
    expect(bankTransferFaults({ BANK_TRANSFER_BIC: 'COBADEFFXXX' })).toEqual([
      { name: 'BANK_TRANSFER_IBAN', problem: 'is missing, and the other settings of bank transfer need it' },
      {
        name: 'BANK_TRANSFER_HOLDER',
        problem: 'is missing, and the other settings of bank transfer need it',
      },
    ])
  })

  it.each([
    ['BANK_TRANSFER_IBAN', 'DE89 3704 0044 0532 0130 00', true],
    ['BANK_TRANSFER_IBAN', 'DE89 3704 0044 0532 0130 01', false],
    ['BANK_TRANSFER_IBAN', 'account 1', false],
    ['BANK_TRANSFER_BIC', 'COBADEFFXXX', true],
    ['BANK_TRANSFER_BIC', 'COBA', false],
  ] as const)('check %s: %s', (name, value, isRight) => {
    expect(bankTransferSchema[name].safeParse(value).success).toBe(isRight)
  })
})
