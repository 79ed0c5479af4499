/** Prices and rates are in major units of the currency (5.99, never 599); the tax rate is a percentage. */
export interface ShippingOption {
  readonly code: 'standard' | 'express' | 'overnight'
  readonly name: string
  readonly description: string
  /** The soonest and the latest: what the description says, in no language. */
  readonly businessDays: readonly [number, number]
  readonly price: number
}

export const store = {
  name: 'Umber & Ecru',
  currency: 'inr',
  salesChannel: {
    name: 'Umber & Ecru online',
    description: 'The shop on the web',
  },
  region: { name: 'India', countries: ['in'], taxInclusive: true },
  tax: { name: 'GST', code: 'GST18', rate: 18 },
  warehouse: {
    name: 'Bengaluru warehouse',
    address: {
      address_1: '14 Wind Tunnel Road',
      city: 'Bengaluru',
      province: 'Karnataka',
      postal_code: '560017',
      country_code: 'in',
    },
  },
  shippingOptions: [
    {
      code: 'standard',
      name: 'Standard Shipping',
      description: '5 to 7 business days',
      businessDays: [5, 7],
      price: 5.99,
    },
    {
      code: 'express',
      name: 'Express Shipping',
      description: '2 to 3 business days',
      businessDays: [2, 3],
      price: 12.99,
    },
    {
      code: 'overnight',
      name: 'Overnight Shipping',
      description: 'The next business day',
      businessDays: [1, 1],
      price: 24.99,
    },
  ],
  /** How goods come back; nothing is charged for it. */
  returnOption: {
    code: 'return',
    name: 'Return by post',
    description: 'With the label in the parcel',
    price: 0,
  },
  returnReasons: [
    { value: 'too-small', label: 'Too small' },
    { value: 'too-large', label: 'Too large' },
    { value: 'not-as-expected', label: 'Not as expected' },
    { value: 'damaged', label: 'Damaged or faulty' },
    { value: 'wrong-item', label: 'Not what was ordered' },
    { value: 'changed-mind', label: 'Changed my mind' },
  ],
  /** Codes a shopper may type in; the value is a percentage of what it takes off. */
  promotions: [
    { code: 'WELCOME10', takesOff: 'items', percent: 10 },
    { code: 'FREESHIP', takesOff: 'delivery', percent: 100 },
  ],
} as const satisfies { readonly shippingOptions: readonly ShippingOption[] } & Record<string, unknown>

/**
 * Names the shop's sales channel to the store API. It is public by design, so every machine may share it:
 * a storefront built on one machine then works against a backend seeded on another.
 */
export const publishableKey = 'pk_b253335b81a3907f51ed07810e4dae790c44ccb44921c80d6986d8483e5789a0'

/** Where the shop is to be followed; a team that forks it names its own. */
export const socialLinks = [
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'Pinterest', url: 'https://www.pinterest.com/' },
  { name: 'YouTube', url: 'https://www.youtube.com/' },
] as const
