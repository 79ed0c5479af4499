import { act, screen, waitFor } from '@testing-library/react'
import type { CheckoutGateway, PaymentAdapter, PaymentKind } from '@umber/storefront-core/checkout'
import { afterEach, expect, it, vi } from 'vitest'
import { createCartBackend, shirt } from '../../../../../test/support/cart-backend.ts'
import { renderShop } from '../../../../../test/support/render-shop.tsx'
import type { PaymentSettings } from '../../../../config/payment-providers.ts'
import { ExpressCheckout } from './express-checkout.tsx'
import type { ExpressSession } from './express-session.ts'
import type { ExpressElementOptions } from './mount-express-element.ts'

const mounted = vi.fn<(options: ExpressElementOptions) => void>()
const remove = vi.fn<() => void>()

vi.mock('./mount-express-element.ts', () => ({
  mountExpressElement(options: ExpressElementOptions) {
    mounted(options)
    return { update: () => undefined, remove }
  },
}))

vi.mock('./express-session.ts', () => ({ openExpressSession: async () => await open() }))

/** The checkout of a wallet. Without another one it cannot be opened. */
const away = async (): Promise<ExpressSession> => await Promise.reject(new Error('The gateway is away'))
let open = away

afterEach(() => {
  open = away
  vi.clearAllMocks()
})

const stripe: PaymentSettings = { pp_stripe_stripe: { publishableKey: 'pk_test_1', capture: 'manual' } }

const adapter: PaymentAdapter = {
  providerId: 'pp_stripe_stripe',
  validate: async () => true,
  confirm: async () => ({ kind: 'authorized' }),
  resume: async () => ({ kind: 'unconfirmed' }),
}
const session = {
  providerId: 'pp_stripe_stripe',
  sessionId: 'payses_1',
  amount: { amount: 189, currency: 'inr' },
  data: {},
} as const

function show({
  payments = ['pp_stripe_stripe'] as readonly PaymentKind[],
  settings = stripe,
  path = '/cart',
} = {}) {
  const offersIn = vi.fn<NonNullable<CheckoutGateway['offersIn']>>(async () => ({
    payments,
    countries: [{ code: 'in', name: 'India' }],
  }))
  const shop = renderShop(<ExpressCheckout />, {
    path,
    client: createCartBackend([shirt]).client,
    services: {
      payments: { backendUrl: 'https://backend.test', settings },
      checkoutGateway: async () => ({ offersIn }) as unknown as CheckoutGateway,
    },
  })
  const options = async () => {
    await waitFor(() => expect(mounted).toHaveBeenCalled())
    return mounted.mock.calls[0]?.[0] as ExpressElementOptions
  }
  return { ...shop, options, offersIn }
}

const area = () => screen.queryByRole('region', { name: 'Express checkout' })

it('offers the cart with the shop’s settings, in the countries of its region', async () => {
  const { options, offersIn } = show()
  const { publishableKey, capture, countries, returnUrl, sum } = await options()
  expect(offersIn.mock.calls[0]?.[0]).toBe('reg_1')
  expect({ publishableKey, capture, countries, returnUrl }).toEqual({
    publishableKey: 'pk_test_1',
    capture: 'manual',
    countries: ['in'],
    returnUrl: 'https://shop.test/checkout/return',
  })
  expect(sum()).toEqual({ amount: 18_900, currency: 'inr' })
})

it('has a name and a divider as soon as there is a wallet', async () => {
  const { options } = show()
  const { onReady } = await options()
  const section = screen.getByText('or').parentElement
  expect(section?.className).toContain('invisible')
  act(() => onReady(true))
  expect(section?.className).not.toContain('invisible')
  expect(area()).toBe(section)
})

it('says why a wallet was refused, until the next one is opened', async () => {
  const { options } = show()
  const { onReady, events } = await options()
  act(() => onReady(true))
  act(() => void events.open())
  await act(async () => void (await events.changeAddress({})))
  expect(screen.getByRole('alert').textContent).toContain('We could not read your cart')
  act(() => void events.open())
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => events.cancel())
})

it.each([
  ['where the region does not take Stripe', { payments: ['pp_system_default'] as const }],
  ['in a shop without Stripe', { settings: {} }],
  ['on the checkout’s own page', { path: '/checkout' }],
])('loads nothing of Stripe %s', async (_title, options) => {
  const { offersIn } = show(options)
  await waitFor(() => expect(offersIn).toHaveBeenCalled())
  await act(async () => await Promise.resolve())
  expect(mounted).not.toHaveBeenCalled()
  expect(area()).toBeNull()
})

it('leads to the order although the cart was emptied, and the buttons are gone, before its answer came', async () => {
  let place: () => void = () => undefined
  const placed = new Promise<void>((resolve) => (place = resolve))
  open = async () => ({
    express: {
      changeAddress: async () => ({ kind: 'failed' }),
      changeRate: async () => ({ kind: 'failed' }),
      async confirm(_details, _shown, lent) {
        await lent.confirm(session, { signal: new AbortController().signal, ask: async () => undefined })
        await placed
        return { kind: 'placed', order: { number: 'UE-1', id: 'order_1' } }
      },
    },
    close: () => undefined,
  })
  const shop = show()
  const { events } = await shop.options()
  act(() => void events.open())
  const sent = vi.fn<PaymentAdapter['confirm']>(async () => ({ kind: 'authorized' }))
  let outcome: Promise<unknown> = Promise.resolve()
  act(
    () =>
      void (outcome = events.confirm({ billing: {}, shipping: {} }, 18_900, { ...adapter, confirm: sent })),
  )
  await waitFor(() => expect(sent).toHaveBeenCalled())
  await act(async () => void (await shop.cart.clear()))
  expect(remove).toHaveBeenCalledOnce()
  await act(async () => {
    place()
    await outcome
  })
  expect(shop.place()).toBe('/order/order_1')
})
