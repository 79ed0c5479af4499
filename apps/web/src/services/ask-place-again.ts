import type { KeyValueStorage } from '@umber/storefront-core'
import {
  checkoutStorageKey,
  recallCheckout,
  type CheckoutGateway,
  type DeliveryPlaces,
} from '@umber/storefront-core/checkout'

/**
 * An address that was given in another region, or for a country that is not delivered to any more, is asked for again, and with it
 * the delivery and the payment. What else was typed stays. Before the checkout begins: it would send the address first. An order or
 * a payment that is under way goes on.
 */
export async function askPlaceAgain(
  storage: KeyValueStorage,
  gateway: Pick<CheckoutGateway, 'places'>,
  signal: AbortSignal,
): Promise<void> {
  const record = recallCheckout(storage)
  if (record === undefined || record.pending || record.paying || record.confirmation) return
  const { deliveryId: _deliveryId, ...draft } = record.draft
  if (draft.step === 'address' || draft.address.country === '') return
  // Without an answer, the backend refuses what does not fit.
  const places = await gateway.places?.({ signal }).catch(() => undefined)
  if (places === undefined || isDeliveredTo(draft.address.country, places)) return
  const address = { ...draft.address, country: '' }
  const again = { ...draft, address, step: 'address', addressAccepted: false }
  storage.set(checkoutStorageKey, JSON.stringify({ ...record, draft: again }))
}

/** By its code: another page may have been in another language. */
const isDeliveredTo = (country: string, { countries, codeOf }: DeliveryPlaces): boolean =>
  countries.some((name) => codeOf(name) === codeOf(country))
