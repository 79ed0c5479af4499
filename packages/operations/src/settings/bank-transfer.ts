import { z } from 'zod'
import type { SettingFault } from './setting-fault.ts'

const compact = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** Its digits are checked as the backend does (ISO 7064), which would not start with a wrong one. */
function isIban(text: string): boolean {
  const iban = compact(text)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(
    /[A-Z]/g,
    (one) => `${Number.parseInt(one, 36)}`,
  )
  return BigInt(digits) % 97n === 1n
}

/** Bank transfer is on when the first two are set. */
export const bankTransferSchema = {
  BANK_TRANSFER_IBAN: z.string().refine(isIban, 'is not an IBAN: its check digits are wrong').optional(),
  BANK_TRANSFER_HOLDER: z.string().optional(),
  BANK_TRANSFER_BIC: z
    .string()
    .refine((text) => /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(compact(text)), 'is not a BIC')
    .optional(),
}

const needed = ['BANK_TRANSFER_IBAN', 'BANK_TRANSFER_HOLDER'] as const

/** Half an account would get no money. */
export function bankTransferFaults(
  given: Readonly<Record<string, string | undefined>>,
): readonly SettingFault[] {
  const names = Object.keys(bankTransferSchema)
  if (names.every((name) => given[name] === undefined)) return []
  return needed
    .filter((name) => given[name] === undefined)
    .map((name) => ({ name, problem: 'is missing, and the other settings of bank transfer need it' }))
}
