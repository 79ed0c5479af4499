import type { OrderStatus } from '@umber/storefront-core/orders'
import { statuses as words } from '../../messages/en/order-labels.json'

/** Tones of the badge. */
const tones = {
  processing: 'warn',
  shipped: 'plain',
  'partly-shipped': 'plain',
  'partly-delivered': 'plain',
  delivered: 'success',
  canceled: 'sale',
  other: 'plain',
} as const satisfies Record<OrderStatus['kind'], string>

/** An unknown status is shown in the backend's own words, without a colour. */
export function statusWords(status: OrderStatus) {
  const label = status.kind === 'other' ? capitalised(status.word) : words[status.kind]
  return { label, tone: tones[status.kind] }
}

/** Formats an identifier of the backend that has no translation. */
export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ')
