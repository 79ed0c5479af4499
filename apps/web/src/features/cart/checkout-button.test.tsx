import { fireEvent, render, screen } from '@testing-library/react'
import type { CartLine } from '@umber/storefront-core'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { CheckoutButton } from './checkout-button.tsx'
import { TestRouter } from '../../../test/support/test-router.tsx'

const price = { amount: 10, currency: 'inr' }
const line: CartLine = {
  id: 'line_1',
  productId: 'prod_1',
  variantId: 'variant_1',
  quantity: 2,
  selectedOptions: {},
  optionLabels: [],
  price,
  lineTotal: price,
  name: 'Linen Shirt',
  pending: false,
}

/** Presses the button with these lines in the cart, and tells the path after it. */
function press(...lines: readonly CartLine[]): string {
  const view = { lines }
  const cart = { getState: () => view, subscribe: () => () => {} }
  const services = { cart, payments: { settings: {} } } as unknown as Services
  let path = ''
  function Place() {
    path = useLocation().pathname
    return null
  }
  render(
    <TestRouter entries={['/cart']}>
      <ServicesProvider value={services}>
        <CheckoutButton />
        <Announcer />
        <Place />
      </ServicesProvider>
    </TestRouter>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Proceed to Checkout' }))
  return path
}

it('leads to checkout when every line can be bought, also at a changed price', () => {
  const changed = { ...line, id: 'line_2', problem: { kind: 'price-changed', before: price } } as const
  expect(press(line, changed)).toBe('/checkout')
})

it.each([{ kind: 'unavailable' }, { kind: 'out-of-stock', left: 1 }] as const)(
  'stays at the cart and names the line that cannot be bought: $kind',
  (problem) => {
    expect(press({ ...line, name: 'Candle' }, { ...line, id: 'line_2', problem })).toBe('/cart')
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toContain('Linen Shirt')
    expect(screen.getAllByText(/Linen Shirt/).length).toBeGreaterThan(1)
  },
)
