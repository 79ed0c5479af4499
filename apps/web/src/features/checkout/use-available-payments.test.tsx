import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { PaymentKind } from '@umber/storefront-core/checkout'
import { expect, it } from 'vitest'
import { presetOf, type PresetName } from '../../config/preset.ts'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
import { useAvailablePayments } from './use-available-payments.ts'

const nothing = 'pp_nothing-to-pay'
const all: readonly PaymentKind[] = ['pp_stripe_stripe', 'pp_system_default', nothing]

/** Shows the status and the kinds for an order of this amount; `answer` is what the backend offers. */
function show(amount: number, answer: () => Promise<readonly PaymentKind[]>, preset: PresetName = 'live') {
  const services = {
    checkoutGateway: async () => ({ availablePayments: answer }),
    preset: presetOf(preset),
  } as unknown as Services
  function Payments() {
    const open = useAvailablePayments(all, 'cart_1', { amount, currency: 'eur' })
    return <p>{open.status === 'known' ? open.kinds.join(' ') : open.status}</p>
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ServicesProvider value={services}>
        <Payments />
      </ServicesProvider>
    </QueryClientProvider>,
  )
}
const never = async () => new Promise<readonly PaymentKind[]>(() => undefined)

it('before the backend has answered, none is offered', async () => {
  show(10, never)
  expect(await screen.findByText('reading')).toBeTruthy()
})

it('the demonstration offers all but nothing to pay', async () => {
  show(10, never, 'showcase')
  expect(await screen.findByText('pp_stripe_stripe pp_system_default')).toBeTruthy()
})

it('for a free order nothing is to be paid, whatever the backend offers', async () => {
  show(0, async () => ['pp_system_default'])
  expect(await screen.findByText(nothing)).toBeTruthy()
})

it.each<readonly [words: string, shown: string, answer: () => Promise<readonly PaymentKind[]>]>([
  ['those of the region', 'pp_system_default', async () => ['pp_system_default']],
  ['none', 'none', async () => []],
  ['that it failed', 'failed', async () => Promise.reject(new Error('The backend is away'))],
])('what the backend has answered is told: %s', async (_, shown, answer) => {
  show(10, answer)
  expect(await screen.findByText(shown)).toBeTruthy()
})
