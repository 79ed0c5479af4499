import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlaceOutcome } from '../../src/checkout/checkout.outcome.ts'
import type { OrderAnswer, CheckoutGateway, OrderRequest } from '../../src/ports/checkout-gateway.ts'
import { simulatedOptions } from '../support/simulated-gateway.ts'
import { address, lost, price, shop } from '../support/checkout-setup.ts'

/** The outcome of an order that reaches the gateway. `lost-request` never does. */
type Fate = 'placed' | 'lost-answer' | 'lost-request' | 'late' | 'failed' | 'payment' | 'price' | 'gone'

type Act =
  | { readonly kind: 'type'; readonly city: string }
  | { readonly kind: 'choose'; readonly id: string }
  | { readonly kind: 'pay'; readonly by: 'paypal' | 'razorpay' }
  | { readonly kind: 'go'; readonly to: 'address' | 'delivery' | 'payment' }
  | {
      readonly kind: 'submit' | 'onward' | 'place' | 'retry' | 'agree' | 'back' | 'reload' | 'wait'
    }

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('type' as const), city: fc.constantFrom('Pune', 'Goa') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      id: fc.constantFrom('standard', 'express', 'nothing'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), by: fc.constantFrom('paypal', 'razorpay') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('go' as const),
      to: fc.constantFrom('address', 'delivery', 'payment'),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.constantFrom<Act>(
      { kind: 'submit' },
      { kind: 'onward' },
      { kind: 'place' },
      { kind: 'place' },
      { kind: 'retry' },
      { kind: 'agree' },
      { kind: 'back' },
      { kind: 'reload' },
      { kind: 'wait' },
      { kind: 'wait' },
    ),
  },
)
const fate = fc.constantFrom<Fate>(
  'placed',
  'placed',
  'lost-answer',
  'lost-request',
  'late',
  'failed',
  'payment',
  'price',
  'gone',
)

/** A gateway that records its orders: one attempt is one order, whatever happens to the answers. */
class RecordingGateway {
  readonly orders = new Map<string, OrderRequest>()
  readonly #fates: Fate[]
  readonly #inProgress = new Set<string>()
  readonly #wait: (ms: number) => Promise<void>

  constructor(fates: readonly Fate[], wait: (ms: number) => Promise<void>) {
    this.#fates = [...fates]
    this.#wait = wait
  }

  readonly gateway: Partial<CheckoutGateway> = {
    shippingOptions: async () => ({ kind: 'methods', methods: simulatedOptions }),
    placeOrder: async (request) => {
      const outcome = this.#fates.shift() ?? 'placed'
      this.#inProgress.add(request.attempt)
      await this.#wait(200)
      this.#inProgress.delete(request.attempt)
      return this.#answer(request, outcome)
    },
    findOrder: async ({ attempt }) => {
      await this.#wait(100)
      if (this.#fates.shift() === 'lost-answer' || this.#inProgress.has(attempt)) return lost
      return this.orders.has(attempt)
        ? { kind: 'placed', order: { number: numberOf(attempt) } }
        : { kind: 'failed', failure: { kind: 'missing', retryable: true } }
    },
  }

  async #answer(request: OrderRequest, outcome: Fate): Promise<OrderAnswer> {
    if (this.orders.has(request.attempt))
      return { kind: 'placed', order: { number: numberOf(request.attempt) } }
    if (outcome === 'lost-request') return lost
    if (outcome === 'failed') return { kind: 'failed', failure: { kind: 'broken', retryable: true } }
    if (outcome === 'payment') return { kind: 'refused', refusal: { reason: 'payment' } }
    if (outcome === 'gone') return { kind: 'refused', refusal: { reason: 'delivery-gone' } }
    if (outcome === 'price') {
      const quote = { subtotal: price, shipping: price, total: { ...price, amount: 20 } }
      return { kind: 'refused', refusal: { reason: 'price-changed', quote } }
    }
    this.orders.set(request.attempt, request)
    if (outcome === 'lost-answer') return lost
    if (outcome === 'late') await this.#wait(60_000)
    return { kind: 'placed', order: { number: numberOf(request.attempt) } }
  }
}

const numberOf = (attempt: string) => `UE-${attempt.slice(-6)}`

type Setup = ReturnType<typeof shop>

/** Performs the act and returns the checkout that is open afterwards. */
async function doing(
  setup: Setup,
  checkout: Setup['checkout'],
  one: Act,
  told: Promise<PlaceOutcome>[],
): Promise<Setup['checkout']> {
  if (one.kind === 'type') checkout.setAddress({ city: one.city })
  if (one.kind === 'submit') void checkout.submitAddress({ ...address, city: cityOf(checkout) })
  if (one.kind === 'choose') void checkout.chooseDelivery(one.id)
  if (one.kind === 'onward') void checkout.submitDelivery()
  if (one.kind === 'pay') void checkout.choosePayment(one.by)
  if (one.kind === 'go') void checkout.goTo(one.to)
  if (one.kind === 'place') told.push(checkout.place())
  if (one.kind === 'retry') void checkout.retry()
  if (one.kind === 'agree') told.push(checkout.acceptPrice())
  if (one.kind === 'back') void checkout.back()
  if (one.kind === 'wait') await setup.clock.pass(700)
  if (one.kind !== 'reload') return checkout
  checkout.close()
  return setup.open()
}

const cityOf = (checkout: Setup['checkout']) => checkout.getState().view.draft.address.city || address.city

/** The contradictions between the final view and the gateway's orders. */
function faultsOf(
  { phase, step, cart }: ReturnType<Setup['view']>,
  { orders }: RecordingGateway,
): readonly string[] {
  const ordered = [...orders.keys()].map(numberOf)
  const told = phase.status === 'placed' ? [phase.confirmation.order.number] : []
  return [
    orders.size > 1 ? 'ordered twice' : '',
    ['filling', 'unresolved', 'placed'].includes(phase.status) ? '' : `still ${phase.status}`,
    phase.status !== 'unresolved' && told.join() !== ordered.join()
      ? `told ${told.join()}, ordered ${ordered.join()}`
      : '',
    (step === 'confirmation') === (phase.status === 'placed') ? '' : `at ${step} while ${phase.status}`,
    phase.status === 'placed' && cart.lines.length > 0 ? 'the cart is still full' : '',
  ].filter((fault) => fault !== '')
}

/** The answer to a page that was left arrives while the next page asks for the order, and something is typed there. */
const placedForALeftPage: [boolean, Act[], Fate[]] = [
  true,
  [
    { kind: 'place' },
    { kind: 'reload' },
    { kind: 'type', city: 'Pune' },
    { kind: 'wait' },
    { kind: 'reload' },
  ],
  [],
]

describe('A checkout with random faults', () => {
  it('[CHK-09] [CHK-11] [F-55] [F-56] places one order at most, confirms it, and loses no input', async () => {
    const ends = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(act, { maxLength: 25 }),
        fc.array(fate, { maxLength: 12 }),
        async (isReady, acts, fates) => {
          const clock = { wait: (_ms: number): Promise<void> => Promise.resolve() }
          const gateway = new RecordingGateway(fates, (ms) => clock.wait(ms))
          const setup = shop(gateway.gateway)
          clock.wait = (ms) => setup.clock.wait(ms)
          let { checkout } = setup
          const told: Promise<PlaceOutcome>[] = []
          if (isReady) await setup.toPayment()
          for (const one of acts) {
            const before = checkout.getState().view
            checkout = await doing(setup, checkout, one, told)
            const { phase, draft } = checkout.getState().view
            // There is no form after the order is placed, also when the page that placed it was left before its answer.
            if (one.kind === 'reload' && phase.status === 'placed') continue
            const { address: kept } = draft
            const isTyped = one.kind === 'type' && before.phase.status !== 'placed'
            const isSubmitted =
              one.kind === 'submit' && before.phase.status === 'filling' && before.step === 'address'
            const known = before.draft.address.city
            expect(kept.city).toBe(isTyped ? one.city : isSubmitted ? known || address.city : known)
          }
          await setup.clock.pass(200_000)
          const view = checkout.getState().view
          ends.set(view.phase.status, (ends.get(view.phase.status) ?? 0) + 1)
          expect(faultsOf(view, gateway)).toEqual([])
          // Each command is answered, and an order that is told of exists.
          const outcomes = await Promise.all(told)
          const known = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.order.number] : []))
          const ordered = new Set([...gateway.orders.keys()].map(numberOf))
          expect(known.filter((number) => !ordered.has(number))).toEqual([])
        },
      ),
      { numRuns: 500, examples: [placedForALeftPage] },
    )
    for (const name of ['placed', 'filling']) expect(ends.get(name)).toBeGreaterThan(0)
  })
})
