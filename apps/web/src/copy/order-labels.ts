import { formatMoney, type Money } from '@umber/storefront-core'
import type { OrderStatus } from '@umber/storefront-core/orders'
import { language } from '../i18n/language.ts'
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

export const dayWords = (iso: string | undefined) =>
  iso === undefined
    ? '-'
    : new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium' }).format(new Date(iso))

/** Formats an amount in its own currency. */
export const orderMoney = (money: Money | undefined) =>
  money === undefined ? '-' : formatMoney(money, language)
