import * as z from 'zod/mini'
import { addressMessages, addressSchema, liveAddressRules } from './address-schema.ts'
import { required } from './texts.ts'

export const savedAddressMessages = { ...addressMessages, label: 'Name is required' }

/** An address to be kept that orders can really be sent to; a `NewAddress` comes out. */
export function savedAddressSchema(messages: Partial<typeof savedAddressMessages> = {}) {
  const say = { ...savedAddressMessages, ...messages }
  const { email: _email, ...place } = addressSchema(say, liveAddressRules).shape
  return z.object({ label: required(say.label), ...place })
}
