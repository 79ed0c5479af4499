import { screen } from '@testing-library/react'
import type { ShippingOption, Confirmation } from '@umber/storefront-core/checkout'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { confirmationCopy as copy, deliveryDays } from '../../copy/checkout-steps.ts'
import { ConfirmationStep } from './confirmation-step.tsx'

const euros = (amount: number) => ({ amount, currency: 'eur' })
const days = [2, 3] as const
const estimated = { year: 2026, month: 12, day: 1 }

/** Shows the confirmation, and says whether it has the day and the days of the delivery. */
async function shown(
  order: Partial<Confirmation['order']>,
  delivery: Partial<ShippingOption>,
  { estimated: day }: Pick<Confirmation, 'estimated'>,
) {
  const confirmation: Confirmation = {
    order: { number: '7', ...order },
    request: {
      attempt: 'attempt_1',
      cart: { id: 'cart_1', lines: [], subtotal: euros(10) },
      address: {
        firstName: 'Olga',
        lastName: 'Li',
        email: 'olga@shop.example',
        phone: '',
        address1: 'Unter den Linden 6',
        address2: '',
        city: 'Berlin',
        state: '',
        postalCode: '10117',
        country: 'Germany',
      },
      delivery: { id: 'so_1', name: 'By courier', price: euros(5), ...delivery },
      payment: 'pp_system_default',
      quote: { subtotal: euros(10), total: euros(15) },
    },
    estimated: day,
    settled: true,
    seen: true,
  }
  renderShop(<ConfirmationStep confirmation={confirmation} />)
  expect(await screen.findByText('By courier')).toBeTruthy()
  return {
    day: screen.queryByText(copy.arrives) !== null,
    days: screen.queryByText(deliveryDays(days)) !== null,
  }
}

it('a confirmation tells the day and the days of the delivery', async () => {
  expect(await shown({}, { days }, { estimated })).toEqual({ day: true, days: true })
})

it('tells neither where the merchant has told no days', async () => {
  expect(await shown({}, {}, {})).toEqual({ day: false, days: false })
})

it('tells no day while a bank transfer has not come', async () => {
  const transfer = { holder: 'Shop', iban: 'DE02120300000000202051', reference: '7', amount: euros(15) }
  expect(await shown({ transfer }, { days }, { estimated })).toEqual({ day: false, days: true })
})
