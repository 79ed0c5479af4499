import { describe, expect, it } from 'vitest'

import { write } from './write'
import { orderPlacedEmail } from './emails/order-placed'
import { mailLanguage } from './messages/mail-language'
import { confirmedOrder, type OrderToConfirm } from './read-order'

const item = {
  title: 'Linen shirt',
  quantity: 2,
  unit_price: 50,
  is_tax_inclusive: true,
  discount_total: 0,
  discount_subtotal: 0,
  tax_total: 9.09,
}
const method = {
  amount: 5.99,
  is_tax_inclusive: true,
  discount_total: 0,
  discount_subtotal: 0,
  tax_total: 0.54,
}

const order: OrderToConfirm = {
  display_id: 105,
  email: 'asha@example.com',
  currency_code: 'inr',
  items: [item],
  shipping_methods: [method],
  total: 105.99,
}

/** As Medusa computes them with a tax of 10 %. */
const netItem = { ...item, is_tax_inclusive: false, tax_total: 10 }
const netMethod = { ...method, amount: 5, is_tax_inclusive: false, tax_total: 0.5 }
const orders: readonly (readonly [string, OrderToConfirm, readonly string[]])[] = [
  ['with tax in its prices', order, ['₹100.00', '₹5.99', '₹105.99']],
  [
    'with a code for free shipping',
    {
      ...order,
      shipping_methods: [{ ...method, discount_total: 5.99, discount_subtotal: 5.45, tax_total: 0 }],
      total: 100,
    },
    ['₹100.00', '-₹5.99', '₹5.99', '₹100.00'],
  ],
  [
    'with prices without tax',
    { ...order, items: [netItem], shipping_methods: [netMethod], total: 115.5 },
    ['₹100.00', '₹5.00', '₹10.50', '₹115.50'],
  ],
  [
    'with prices without tax, and a discount',
    {
      ...order,
      items: [{ ...netItem, discount_total: 11, discount_subtotal: 10, tax_total: 9 }],
      shipping_methods: [netMethod],
      total: 104.5,
    },
    ['₹100.00', '-₹10.00', '₹5.00', '₹9.50', '₹104.50'],
  ],
  [
    'with a discount that is no whole number of coins',
    {
      ...order,
      items: [
        { ...item, unit_price: 33.33, quantity: 1, discount_total: 3.333 },
        { ...item, unit_price: 0.05, quantity: 3, discount_total: 0.015 },
      ],
      total: 36.122,
    },
    ['₹33.33', '₹0.15', '-₹3.35', '₹5.99', '₹36.12'],
  ],
  [
    'with a fee that the backend alone knows',
    { ...order, total: 107.5 },
    ['₹100.00', '₹5.99', '₹1.51', '₹107.50'],
  ],
  ['in a currency without cents', { ...order, currency_code: 'jpy', total: 106.4 }, []],
]

const terms = { prefix: 'UE', language: mailLanguage(null) }

describe('The rows about an order', () => {
  it('name no variant of a product without options', () => {
    const titled = (variant_title: string) =>
      confirmedOrder({ ...order, items: [{ ...item, variant_title }] }, terms).lines[0]
    expect(titled('Default option value')).toMatchObject({ title: 'Linen shirt', variant: undefined })
    expect(titled('White / M')).toMatchObject({ title: 'Linen shirt', variant: 'White / M' })
  })

  it.each(orders)('%s add up to its total', (_title, placed, figures) => {
    const confirmed = confirmedOrder(placed, terms)
    const { lines, rows, total } = confirmed
    const items = lines.reduce((sum, line) => sum + line.total, 0)
    expect(rows.reduce((sum, { amount }) => sum + amount, items)).toBeCloseTo(total, 10)
    const { text } = write(orderPlacedEmail(confirmed, 'https://shop.example/', mailLanguage(null, 'in')), {
      name: 'Umber & Ecru',
    })
    expect(text.match(/-?₹[\d.]+$/gm) ?? []).toEqual(figures)
  })
})

describe('The addresses of an order', () => {
  const place = {
    first_name: 'Ann',
    last_name: 'Lee',
    address_1: '548 Market St',
    city: 'San Francisco',
    province: 'us-ca',
    postal_code: '94105',
    country_code: 'us',
  }
  const payer = { ...place, company: 'Lee & Co', metadata: { tax_number: '12-3456789' } }
  const addressed = { ...order, shipping_address: place, billing_address: payer }
  const mailOf = (isOwnAddress: boolean, locale = 'en') => {
    const language = mailLanguage(locale)
    const confirmed = confirmedOrder(addressed, { prefix: 'UE-', language, isOwnAddress })
    return write(orderPlacedEmail(confirmed, 'https://shop.example', language), { name: 'Shop' }).text
  }

  it('are in the mail to a verified address, as their country writes them', () => {
    expect(mailOf(true)).toContain(
      'Delivered to: Ann Lee, 548 Market St, San Francisco, CA 94105, United States\n' +
        'Invoice for: Ann Lee, Lee & Co, 548 Market St, San Francisco, CA 94105, United States, Tax number 12-3456789',
    )
  })

  it('name the country and the number of a company in the language of the mail', () => {
    expect(mailOf(true, 'de')).toMatch(/^Rechnung an: .*, Vereinigte Staaten, Steuernummer 12-3456789$/m)
  })

  it('name the registration of the company, as the account of the buyer has it', () => {
    const customer = { id: 'cus_1', company_name: 'Lee & Co', metadata: { registration_number: 'C1234567' } }
    const language = mailLanguage('en')
    const terms = { prefix: 'UE-', language, isOwnAddress: true }
    const { addresses } = confirmedOrder({ ...addressed, customer }, terms)
    expect(addresses?.billing.at(-1)).toBe('Registration number C1234567')
    expect(addresses?.delivery.join()).not.toContain('C1234567')
    const sole = confirmedOrder({ ...addressed, customer, shipping_address: payer }, terms)
    expect(sole.addresses?.delivery.at(-1)).toBe('Registration number C1234567')
  })

  it('are not in the mail to an address that anyone may have typed', () => {
    expect(mailOf(false)).not.toMatch(/Market|Lee|3456789/)
  })
})
