import * as z from 'zod/mini'
import { addressFields, addressMessages, liveAddressRules, postalCodeOfCountry } from './address-schema.ts'
import { required } from './texts.ts'

export const savedAddressMessages = { ...addressMessages, label: 'Name is required' }

/** An address to be kept that orders can really be sent to; a `NewAddress` comes out. */
export function savedAddressSchema(messages: Partial<typeof savedAddressMessages> = {}) {
  const say = { ...savedAddressMessages, ...messages }
  const { email: _email, ...place } = addressFields(say, liveAddressRules)
  return z
    .object({ label: required(say.label), ...place })
    .check(postalCodeOfCountry(say.postalCode, liveAddressRules))
}
