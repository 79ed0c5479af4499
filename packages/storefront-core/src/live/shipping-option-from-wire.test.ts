import { expect, it } from 'vitest'
import { cheapestOption } from '../checkout/cheapest-option.ts'
import { shippingOptionsFrom } from './shipping-option-from-wire.ts'

const option = (description: string | null, id = 'so_1', amount = 5) => ({
  id,
  name: id,
  amount,
  type: { description },
})
const daysOf = (description: string | null) =>
  shippingOptionsFrom({ shipping_options: [option(description)] }, 'inr')[0]?.days

it.each([
  ['5 to 7 business days', [5, 7]],
  ['2 to 3 business days', [2, 3]],
  ['The next business day', [1, 1]],
  ['Next day', [1, 1]],
  ['5-7 days', [5, 7]],
  ['Takes 5 – 7 working days.', [5, 7]],
  ['3 business days', [3, 3]],
  ['Within 1 day', [1, 1]],
  ['A 2-day delivery', [2, 2]],
  ['By courier 24x7, 2 to 3 days', [2, 3]],
  ['5 bis 7 Werktage', [5, 7]],
  ['In 3 Tagen', [3, 3]],
  ['Am nächsten Werktag', [1, 1]],
  ['5 से 7 कार्य दिवस', [5, 7]],
  ['अगले कार्य दिवस पर', [1, 1]],
  ['من 5 إلى 7 أيام عمل', [5, 7]],
  ['في يوم العمل التالي', [1, 1]],
])('the days are in the description: %s', (description, days) => {
  expect(daysOf(description)).toEqual(days)
})

it.each([
  'Within 24 hours',
  'Up to 20 kg',
  '2 to 3 weeks',
  'In 1.5 days',
  '7 to 5 days',
  'Sent next week',
  'By courier',
  '',
  null,
])('another description tells no days: %s', (description) => {
  expect(shippingOptionsFrom({ shipping_options: [option(description)] }, 'inr')[0]).not.toHaveProperty(
    'days',
  )
})

it('the days of the option’s own data come first, and are in no language', () => {
  const of = (data: unknown) =>
    shippingOptionsFrom({ shipping_options: [{ ...option('In 3 bis 9 Tagen'), data }] }, 'eur')[0]?.days
  expect(of({ business_days: [2, 3] })).toEqual([2, 3])
  expect(of({ business_days: [1] })).toEqual([1, 1])
  for (const data of [null, {}, { business_days: [3, 1] }, { business_days: 2 }])
    expect(of(data)).toEqual([3, 9])
})

it('the slowest is first, after those without a time, the cheaper one before', () => {
  const options = [
    option('2 days', 'fast'),
    option('7 days', 'slow'),
    option('By courier', 'dear', 9),
    option('By bird', 'cheap', 8),
  ]
  const ids = shippingOptionsFrom({ shipping_options: options }, 'inr').map(({ id }) => id)
  expect(ids).toEqual(['cheap', 'dear', 'slow', 'fast'])
})

it('an option of a stock location’s pickup is collected at its address, and comes last', () => {
  const address = {
    company: 'Umber & Ecru',
    address_1: '12 MG Road',
    postal_code: '560001',
    city: 'Bengaluru',
  }
  const at = (type: string) => ({ service_zone: { fulfillment_set: { type, location: { address } } } })
  const options = shippingOptionsFrom(
    {
      shipping_options: [
        { ...option('In 2 days', 'pickup', 0), ...at('pickup') },
        { ...option('In 3 days', 'delivery'), ...at('shipping') },
      ],
    },
    'inr',
  )
  expect(options.map(({ id, days, pickupAt }) => ({ id, days, pickupAt }))).toEqual([
    { id: 'delivery', days: [3, 3], pickupAt: undefined },
    { id: 'pickup', days: undefined, pickupAt: 'Umber & Ecru, 12 MG Road, 560001, Bengaluru' },
  ])
  expect(cheapestOption(options)?.id).toBe('delivery')
})
