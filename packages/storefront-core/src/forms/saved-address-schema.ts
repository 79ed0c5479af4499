import * as z from 'zod/mini'
import type { AddressRules } from '../ports/address-rules.ts'
import { addressFields, addressMessages, placeOfCountry, showcaseAddress } from './address-schema.ts'
import { optional, required } from './texts.ts'

export const savedAddressMessages = {
  ...addressMessages,
  label: 'Name is required',
  taxNumber: 'Valid tax number is required',
}

/** A saved address that can be delivered to; the output is a `NewAddress`. */
export function savedAddressSchema(
  messages: Partial<typeof savedAddressMessages> = {},
  rules: AddressRules = showcaseAddress,
) {
  const say = { ...savedAddressMessages, ...messages }
  const { email: _email, ...place } = addressFields(say, rules)
  return z.object({ label: required(say.label), ...place, company: optional(), taxNumber: optional() }).check(
    ...placeOfCountry(say, rules),
    z.refine<{ readonly taxNumber: string; readonly country: string }>(
      ({ taxNumber, country }) => taxNumber === '' || rules.acceptsTaxNumber?.(taxNumber, country) !== false,
      { message: say.taxNumber, path: ['taxNumber'], when: () => true },
    ),
  )
}
