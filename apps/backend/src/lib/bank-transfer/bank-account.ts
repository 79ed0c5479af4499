import { isIban } from './check-digits'

type Environment = Readonly<Record<string, string | undefined>>

/** The merchant's account, which shoppers pay to. */
export interface BankAccount {
  readonly iban: string
  readonly holder: string
  readonly bic?: string
}

/**
 * Undefined while bank transfer is off.
 *
 * @throws when a setting is missing or wrong: shoppers would pay to no one, or to someone else.
 */
export function bankAccount(environment: Environment): BankAccount | undefined {
  const iban = compact(environment['BANK_TRANSFER_IBAN'])
  const holder = environment['BANK_TRANSFER_HOLDER']?.trim() ?? ''
  const bic = compact(environment['BANK_TRANSFER_BIC'])
  if (iban === '' && holder === '' && bic === '') return undefined
  if (iban === '' || holder === '')
    throw new Error('Bank transfer needs both BANK_TRANSFER_IBAN and BANK_TRANSFER_HOLDER.')
  if (!isIban(iban)) throw new Error('BANK_TRANSFER_IBAN is not an IBAN: its check digits are wrong.')
  if (bic !== '' && !/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic))
    throw new Error('BANK_TRANSFER_BIC is not a BIC.')
  return { iban, holder, ...(bic !== '' && { bic }) }
}

const compact = (text = ''): string => text.replaceAll(/\s/g, '').toUpperCase()
