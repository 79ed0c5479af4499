import type { AddressRules } from '@umber/storefront-core/checkout'
import { useMemo } from 'react'
import { usePhoneNumbers, useTaxNumbers } from '../../queries/use-address-libraries.ts'

/** The rules of a form: those of the countries, and those of the numbers as soon as their libraries are loaded. */
export function useAddressRules(
  rules: AddressRules,
  codeOf: (country: string) => string,
  { isOpen = true, isForCompany }: { readonly isOpen?: boolean; readonly isForCompany: boolean },
) {
  const phones = usePhoneNumbers(isOpen)
  const taxNumbers = useTaxNumbers(isForCompany)
  return useMemo(
    () => ({
      phones,
      taxNumbers,
      rules: {
        ...rules,
        acceptsPhone(text: string, country: string) {
          const code = codeOf(country)
          // The countries may load after the form.
          return phones === undefined || code === ''
            ? /\d/.test(text)
            : phones.readPhone(text, code) !== undefined
        },
        acceptsTaxNumber: (text: string, country: string) =>
          taxNumbers?.normalTaxNumber(text, codeOf(country)) !== undefined || taxNumbers === undefined,
      },
    }),
    [rules, codeOf, phones, taxNumbers],
  )
}
