import { expect, it } from 'vitest'
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
