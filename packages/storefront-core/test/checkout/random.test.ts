import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderAnswer, OrderDesk, OrderRequest } from '../../src/ports/order-desk.ts'
import { deliveryMethods } from '../../src/showcase/delivery-methods.ts'
import { address, lost, price, shop } from '../support/checkout-world.ts'

/** What becomes of an order that arrives at the desk. `lost-request` never does. */
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

/** A desk that keeps its books: whatever happens to the answers, an attempt is one order. */
class Books {
  readonly orders = new Map<string, OrderRequest>()
  readonly #fates: Fate[]
  readonly #onTheirWay = new Set<string>()
  readonly #wait: (ms: number) => Promise<void>

  constructor(fates: readonly Fate[], wait: (ms: number) => Promise<void>) {
    this.#fates = [...fates]
    this.#wait = wait
  }

  readonly desk: Partial<OrderDesk> = {
    deliveryMethods: async () => ({ kind: 'methods', methods: deliveryMethods }),
    place: async (request) => {
      const befalls = this.#fates.shift() ?? 'placed'
      this.#onTheirWay.add(request.attempt)
      await this.#wait(200)
      this.#onTheirWay.delete(request.attempt)
      return this.#answer(request, befalls)
    },
    look: async ({ attempt }) => {
      await this.#wait(100)
      if (this.#fates.shift() === 'lost-answer' || this.#onTheirWay.has(attempt)) return lost
      return this.orders.has(attempt)
        ? { kind: 'placed', order: { number: numberOf(attempt) } }
        : { kind: 'failed', failure: { kind: 'missing', retryable: true } }
    },
  }

  async #answer(request: OrderRequest, befalls: Fate): Promise<OrderAnswer> {
    if (this.orders.has(request.attempt))
      return { kind: 'placed', order: { number: numberOf(request.attempt) } }
    if (befalls === 'lost-request') return lost
    if (befalls === 'failed') return { kind: 'failed', failure: { kind: 'broken', retryable: true } }
    if (befalls === 'payment') return { kind: 'refused', refusal: { reason: 'payment' } }
    if (befalls === 'gone') return { kind: 'refused', refusal: { reason: 'delivery-gone' } }
    if (befalls === 'price') {
      const quote = { subtotal: price, shipping: price, total: { ...price, amount: 20 } }
      return { kind: 'refused', refusal: { reason: 'price-changed', quote } }
    }
    this.orders.set(request.attempt, request)
    if (befalls === 'lost-answer') return lost
    if (befalls === 'late') await this.#wait(60_000)
    return { kind: 'placed', order: { number: numberOf(request.attempt) } }
  }
}

const numberOf = (attempt: string) => `UE-${attempt.slice(-6)}`

type World = ReturnType<typeof shop>

/** Does it, and answers with the checkout that is open afterwards. */
async function doing(world: World, checkout: World['checkout'], one: Act): Promise<World['checkout']> {
  if (one.kind === 'type') checkout.setAddress({ city: one.city })
  if (one.kind === 'submit') checkout.submitAddress({ ...address, city: cityOf(checkout) })
  if (one.kind === 'choose') checkout.chooseDelivery(one.id)
  if (one.kind === 'onward') checkout.submitDelivery()
  if (one.kind === 'pay') checkout.choosePayment(one.by)
  if (one.kind === 'go') checkout.goTo(one.to)
  if (one.kind === 'place') checkout.place()
  if (one.kind === 'retry') checkout.retry()
  if (one.kind === 'agree') checkout.acceptPrice()
  if (one.kind === 'back') checkout.back()
  if (one.kind === 'wait') await world.clock.pass(700)
  if (one.kind !== 'reload') return checkout
  checkout.close()
  return world.open()
}

const cityOf = (checkout: World['checkout']) => checkout.getState().view.draft.address.city || address.city

/** What is wrong with where it ended, by the desk's own books. */
function faultsOf({ phase, step, cart }: ReturnType<World['view']>, { orders }: Books): readonly string[] {
  const ordered = [...orders.keys()].map(numberOf)
  const told = phase.name === 'placed' ? [phase.confirmation.order.number] : []
  return [
    orders.size > 1 ? 'ordered twice' : '',
    ['filling', 'unresolved', 'placed'].includes(phase.name) ? '' : `still ${phase.name}`,
    phase.name !== 'unresolved' && told.join() !== ordered.join()
      ? `told ${told.join()}, ordered ${ordered.join()}`
      : '',
    (step === 'confirmation') === (phase.name === 'placed') ? '' : `at ${step} while ${phase.name}`,
    phase.name === 'placed' && cart.lines.length > 0 ? 'the cart is still full' : '',
  ].filter((fault) => fault !== '')
}

describe('A checkout in a failing world', () => {
  it('[CHK-09] [CHK-11] [F-55] [F-56] places one order at most, says so when it did, and loses nothing typed', async () => {
    const ends = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(act, { maxLength: 25 }),
        fc.array(fate, { maxLength: 12 }),
        async (isReady, acts, fates) => {
          const clock = { wait: (_ms: number): Promise<void> => Promise.resolve() }
          const books = new Books(fates, (ms) => clock.wait(ms))
          const world = shop(books.desk)
          clock.wait = (ms) => world.clock.wait(ms)
          let { checkout } = world
          if (isReady) await world.toPayment()
          for (const one of acts) {
            const before = checkout.getState().view
            checkout = await doing(world, checkout, one)
            const { address: kept } = checkout.getState().view.draft
            // Once it is placed there is no form to type into.
            const isTyped = one.kind === 'type' && before.phase.name !== 'placed'
            const isSubmitted =
              one.kind === 'submit' && before.phase.name === 'filling' && before.step === 'address'
            const known = before.draft.address.city
            expect(kept.city).toBe(isTyped ? one.city : isSubmitted ? known || address.city : known)
          }
          await world.clock.pass(200_000)
          const view = checkout.getState().view
          ends.set(view.phase.name, (ends.get(view.phase.name) ?? 0) + 1)
          expect(faultsOf(view, books)).toEqual([])
        },
      ),
      { numRuns: 500 },
    )
    for (const name of ['placed', 'filling']) expect(ends.get(name)).toBeGreaterThan(0)
  })
})
