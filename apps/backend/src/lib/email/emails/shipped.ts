import { isWebAddress } from '../../addresses'
import type { Email, MailedItem, Part } from '../email'
import type { MailLanguage } from '../messages/mail-language'
import { orderLetter, type OrderOfLetter } from './order-of-letter'

/** What one label of a parcel says. */
export interface Tracking {
  readonly number: string
  /** Whatever the merchant has entered, such as `#`. */
  readonly url?: string | null | undefined
}

export interface Shipment {
  readonly items: readonly MailedItem[]
  readonly tracking: readonly Tracking[]
  /** What no parcel has yet. */
  readonly stillToCome: readonly MailedItem[]
  /** Of the parcels that were sent before. */
  readonly earlier: readonly Tracking[]
}

/** A parcel is on its way: with it all of the order, or a part. */
export function shippedEmail(order: OrderOfLetter, shipment: Shipment, language: MailLanguage): Email {
  const { shipped, partlyShipped } = language.messages
  const { items, tracking, stillToCome, earlier } = shipment
  const words = stillToCome.length > 0 ? partlyShipped : shipped
  const parts = [
    ...listOf(shipped.inParcel, items),
    ...trackingOf(shipped.tracking, tracking, shipped.track),
    ...listOf(partlyShipped.stillToCome, stillToCome),
    ...trackingOf(shipped.earlier, earlier, shipped.track),
  ]
  return orderLetter(order, { words, parts }, language)
}

/** Some things under a heading; nothing without any. */
export const listOf = (heading: string, items: readonly MailedItem[]): readonly Part[] =>
  items.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'items', items },
      ]

function trackingOf(
  heading: string,
  tracking: readonly Tracking[],
  name: (parcel: string) => string,
): readonly Part[] {
  if (tracking.length === 0) return []
  const links = tracking.flatMap(({ number, url }) =>
    url != null && isWebAddress(url) ? [{ label: name(number), url }] : [],
  )
  const numbers = tracking.filter(({ url }) => url == null || !isWebAddress(url))
  return [
    { kind: 'heading', text: heading },
    ...(links.length === 0 ? [] : [{ kind: 'links' as const, links }]),
    ...(numbers.length === 0 ? [] : [numbers.map(({ number }) => name(number)).join('\n')]),
  ]
}
