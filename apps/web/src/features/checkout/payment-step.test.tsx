import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryStorage, systemRandom } from '@umber/storefront-core'
import {
  checkoutView,
  createCheckoutStore,
  type CheckoutGateway,
  type PaymentAdapter,
  type PaymentOutcome,
  type Totals,
  type CheckoutView,
} from '@umber/storefront-core/checkout'
import { useEffect } from 'react'
import { TestRouter } from '../../../test/support/test-router.tsx'
import { expect, it, vi } from 'vitest'
import { checkoutProblems, refusalSentences } from '../../copy/checkout-problems.ts'
import { reviewCopy } from '../../copy/checkout-steps.ts'
import { useStore } from '../../hooks/use-store.ts'
import { plainLocale } from '../../config/locale.ts'
import { presetOf } from '../../config/preset.ts'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { PaymentStep } from './payment-step.tsx'
import { noCard } from './payments/card-fields.ts'
import type { PaymentFormProps } from './payments/payment-form.ts'

const form = vi.hoisted(() => ({ check: async () => true }))

/** A provider's form whose check is `form.check`. */
function CheckedForm({ attach }: PaymentFormProps) {
  useEffect(() => attach({ ...adapter, validate: () => form.check() }), [attach])
  return null
}

vi.mock('./payments/payment-forms.ts', () => ({ paymentForms: { pp_test: CheckedForm } }))

const adapter: PaymentAdapter = {
  providerId: 'pp_test',
  validate: async () => true,
  confirm: async () => ({ kind: 'authorized' }),
  resume: async () => ({ kind: 'unconfirmed' }),
}
const euros = (amount: number) => ({ amount, currency: 'eur' })
const totalling = (amount: number): Totals => ({ subtotal: euros(10), total: euros(amount) })
const line = {
  id: 'line_1',
  productId: 'prod_1',
  variantId: 'variant_1',
  quantity: 1,
  selectedOptions: {},
  optionLabels: [],
  price: euros(10),
  lineTotal: euros(10),
  name: 'Vase',
  pending: false,
}
const address = {
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
}

/** Presses the button for a total of 15. The form's check waits for `pass`, and the payment for what the order costs by then. */
async function pressed() {
  const paid: Totals[] = []
  let calculate: (quote: Totals) => void = () => {}
  const calculated = new Promise<Totals>((resolve) => (calculate = resolve))
  let pass: (isValid: boolean) => void = () => {}
  const checked = new Promise<boolean>((resolve) => (pass = resolve))
  form.check = vi.fn<typeof form.check>(() => checked)
  let end: (outcome: PaymentOutcome) => void = () => {}
  const gateway: CheckoutGateway = {
    payments: ['pp_test'],
    cartAfterOrder: 'renew',
    payment: {
      async open({ quote }) {
        paid.push(quote)
        const now = await calculated
        return quote.total.amount === now.total.amount
          ? { kind: 'open', payment: { providerId: 'pp_test', sessionId: 'payses_1' }, isResumed: false }
          : { kind: 'refused', refusal: { reason: 'price-changed', quote: now } }
      },
      authorize: async () => await new Promise((resolve) => (end = resolve)),
      cancel: async () => 'canceled',
      attach: () => () => {},
      post: async () => ({}),
    },
    shippingOptions: async () => ({
      kind: 'methods',
      methods: [{ id: 'so_1', name: 'Standard', price: euros(5), days: [5, 7] }],
    }),
    estimateTotals: () => totalling(15),
    calculateTotals: async () => totalling(15),
    placeOrder: async () => ({ kind: 'placed', order: { number: '1' } }),
    findOrder: async () => ({ kind: 'placed', order: { number: '1' } }),
  }
  let snapshot: CheckoutView['cart'] = {
    id: 'cart_1',
    lines: [line],
    subtotal: euros(10),
    status: 'ready',
    busy: false,
  }
  let tell = () => {}
  const cart = {
    read: () => snapshot,
    subscribe(listener: () => void) {
      tell = listener
      return () => {}
    },
    clear: async () => {},
    refresh: async () => {},
    ordered: async () => {},
    checkStock: () => {},
    noteStock: () => {},
  }
  const store = createCheckoutStore({ gateway, cart, storage: createMemoryStorage(), random: systemRandom })
  const phase = () => store.getState().view.phase
  void store.submitAddress(address)
  await vi.waitFor(() => expect(phase().status).toBe('filling'))
  void store.submitDelivery()
  const guest = { status: 'guest' }
  const services = {
    preset: presetOf('live'),
    locale: plainLocale,
    payments: { settings: { pp_test: {} }, backendUrl: 'https://backend.test' },
    origin: 'https://shop.test',
    session: { getState: () => guest, subscribe: () => () => {} },
    checkoutGateway: async () => gateway,
  } as unknown as Services
  const Step = () => (
    <PaymentStep
      store={store}
      view={checkoutView(useStore(store))}
      heading={() => {}}
      payments={gateway.payments}
      card={noCard}
      onCard={() => {}}
    />
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ServicesProvider value={services}>
        <TestRouter>
          <Step />
          <Announcer />
        </TestRouter>
      </ServicesProvider>
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button', { name: reviewCopy.place('€15') })
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  fireEvent.click(button)
  await vi.waitFor(() => expect(form.check).toHaveBeenCalledOnce())
  return {
    paid,
    phase,
    pass: () => act(async () => pass(true)),
    end: (outcome: PaymentOutcome) => act(async () => end(outcome)),
    calculate: (quote: Totals) => act(async () => calculate(quote)),
    change: (quantity: number) =>
      act(async () => {
        snapshot = { ...snapshot, lines: [{ ...line, quantity }], subtotal: euros(10 * quantity) }
        tell()
      }),
  }
}

it('the order can be placed once its total is known, and everything that was given is read before', async () => {
  await pressed()
  const review = screen.getByRole('region', { name: reviewCopy.heading })
  expect(review.textContent).toContain('olga@shop.example')
  // The formats of addresses load with the step.
  await vi.waitFor(() => expect(review.textContent).toContain('Unter den Linden 6'))
  expect(review.textContent).toContain('Standard · €5')
})

it('a total that changes while the form is checked is not paid before the shopper accepts it', async () => {
  const { calculate, pass, paid, phase } = await pressed()
  await calculate(totalling(18))
  await pass()
  expect(await screen.findByText(refusalSentences['price-changed'])).toBeTruthy()
  expect(paid.map(({ total }) => total.amount)).toEqual([15])
  fireEvent.click(screen.getByRole('button', { name: checkoutProblems.acceptPrice }))
  await vi.waitFor(() => expect(phase().status).toBe('paying'))
  expect(paid.map(({ total }) => total.amount)).toEqual([15, 18])
})

it('a cart that changes while the form is checked is not paid', async () => {
  const { change, calculate, pass, paid } = await pressed()
  await change(2)
  await calculate(totalling(15))
  await pass()
  expect(await screen.findByText(refusalSentences['cart-changed'])).toBeTruthy()
  expect(paid).toEqual([])
})

it('what was shown at the press is paid when nothing changes', async () => {
  const { calculate, pass, phase } = await pressed()
  await calculate(totalling(15))
  await pass()
  await vi.waitFor(() => expect(phase().status).toBe('paying'))
})

it.each([
  [
    'canceled',
    'The payment of €15.00 was cancelled, and nothing was ordered. What was reserved or taken for it goes back to you.',
  ],
  ['unconfirmed', 'Your payment of €15.00 is not complete. Go on with it, or choose another way to pay.'],
] as const)('says of a payment that ended %s what it is', async (kind, sentence) => {
  const { calculate, pass, phase, end } = await pressed()
  await calculate(totalling(15))
  await pass()
  await vi.waitFor(() => expect(phase().status).toBe('paying'))
  await end({ kind })
  expect(phase()).toMatchObject({ status: 'filling', unpaid: { kind } })
  expect(screen.getByRole('alert').textContent).toBe(sentence)
})
