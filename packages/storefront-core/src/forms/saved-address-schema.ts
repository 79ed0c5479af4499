import * as z from 'zod/mini'
import { addressFields, addressMessages, liveAddressRules, postalCodeOfCountry } from './address-schema.ts'
import { required } from './texts.ts'

export const savedAddressMessages = { ...addressMessages, label: 'Name is required' }

/** A saved address that can be delivered to; the output is a `NewAddress`. */
export function savedAddressSchema(messages: Partial<typeof savedAddressMessages> = {}) {
  const say = { ...savedAddressMessages, ...messages }
  const { email: _email, ...place } = addressFields(say, liveAddressRules)
  return z
    .object({ label: required(say.label), ...place })
    .check(postalCodeOfCountry(say.postalCode, liveAddressRules))
}
