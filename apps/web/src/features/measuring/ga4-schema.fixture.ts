import type { ShopEvent } from './events.ts'

/** What GA4 takes in a parameter. */
type Kind = 'text' | 'number' | 'currency' | 'items'

interface EventSchema {
  readonly required: Readonly<Record<string, Kind>>
  readonly optional?: Readonly<Record<string, Kind>>
}

const sale = { currency: 'currency', value: 'number', items: 'items' } as const
const coupon = { coupon: 'text' } as const

/**
 * GA4's ecommerce events, as of 2026: https://developers.google.com/analytics/devguides/collection/ga4/reference/events. A value
 * needs a currency.
 */
export const ga4Schema: Readonly<Record<ShopEvent['name'], EventSchema>> = {
  view_item: { required: sale },
  view_item_list: {
    required: { items: 'items' },
    optional: { item_list_id: 'text', item_list_name: 'text', currency: 'currency' },
  },
  search: { required: { search_term: 'text' } },
  add_to_cart: { required: sale },
  remove_from_cart: { required: sale },
  view_cart: { required: sale },
  begin_checkout: { required: sale, optional: coupon },
  add_shipping_info: { required: sale, optional: { ...coupon, shipping_tier: 'text' } },
  add_payment_info: { required: sale, optional: { ...coupon, payment_type: 'text' } },
  purchase: {
    required: { ...sale, transaction_id: 'text' },
    optional: { ...coupon, tax: 'number', shipping: 'number' },
  },
}

/** `item_id` or `item_name` is required; a name has at most 100 characters in reports. */
const itemKinds: Readonly<Record<string, Kind>> = {
  item_id: 'text',
  item_name: 'text',
  item_variant: 'text',
  price: 'number',
  quantity: 'number',
  index: 'number',
}
const mostItems = 200

const checks: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value !== '',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  currency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
  items: (value) => Array.isArray(value) && value.length > 0 && value.length <= mostItems,
}

/** Where an event is not as GA4 takes it. */
export function faultsOf({ name, params }: ShopEvent): readonly string[] {
  const { required, optional = {} } = ga4Schema[name]
  const kinds = { ...optional, ...required }
  const missing = Object.keys(required).filter((key) => !Object.hasOwn(params, key))
  const wrong = wrongIn(params, kinds)
  const items = 'items' in params ? params.items : []
  const inItems = items.flatMap((item) => wrongIn(item, itemKinds))
  return [...missing.map((key) => `${name} lacks ${key}`), ...wrong, ...inItems]
}

const wrongIn = (params: object, kinds: Readonly<Record<string, Kind>>): readonly string[] =>
  Object.entries(params).flatMap(([key, value]: readonly [string, unknown]) => {
    const kind = kinds[key]
    if (kind === undefined) return [`${key} is no parameter`]
    return checks[kind](value) ? [] : [`${key} is ${JSON.stringify(value)}`]
  })
