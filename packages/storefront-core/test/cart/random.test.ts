import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartOutcome } from '../../src/cart/cart.types.ts'
import type { Fault } from '../support/cart-server.ts'
import { Browser, type Tab } from '../support/cart-setup.ts'
import { blueS, candle, shirt, theCandle, theVase, vase, whiteM } from '../support/product-fixtures.ts'
import { randomRuns } from '../support/random-runs.ts'

const variants = [
  { variant: whiteM, product: shirt, selectedOptions: {} },
  { variant: blueS, product: shirt, selectedOptions: { opt_shirt_Color: 'Blue', opt_shirt_Size: 'S' } },
  { variant: theCandle, product: candle, selectedOptions: {} },
  { variant: theVase, product: vase, selectedOptions: {} },
] as const

type Act =
  | { readonly kind: 'add'; readonly variant: number; readonly quantity: number; readonly known: boolean }
  | { readonly kind: 'change'; readonly line: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly line: number }
  | { readonly kind: 'clear' }
  | { readonly kind: 'refresh' }
  | { readonly kind: 'retry' }

const add = fc.record({
  kind: fc.constant('add' as const),
  variant: fc.nat(variants.length - 1),
  quantity: fc.integer({ min: 1, max: 3 }),
  known: fc.boolean(),
})
const line = fc.nat(3)
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: add },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      line,
      quantity: fc.integer({ min: 0, max: 5 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), line }) },
  { weight: 1, arbitrary: fc.constantFrom<Act>({ kind: 'clear' }, { kind: 'refresh' }, { kind: 'retry' }) },
)

const fault = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Fault>(
      { kind: 'lost-request' },
      { kind: 'lost-answer' },
      { kind: 'html' },
      { kind: 'truncated' },
      { kind: 'late', ms: 400 },
      { kind: 'late', ms: 20_000 },
      { kind: 'status', status: 500 },
      { kind: 'status', status: 503 },
      { kind: 'status', status: 429 },
    ),
  },
)
const faults = fc.array(fault, { maxLength: 30 })

/**
 * Applies the faults to the requests in the order they are sent; after that there are none. Creating the cart always
 * works.
 */
function injectFaults(browser: Browser, problems: readonly (Fault | undefined)[]): void {
  const left = [...problems]
  browser.server.fault = ({ path }) => (path === '/store/carts' ? undefined : left.shift())
}

async function doing(tab: Tab, one: Act): Promise<CartOutcome> {
  const { cart, view } = tab
  if (one.kind === 'add') {
    const { product, selectedOptions } = variants[one.variant] ?? variants[0]
    const known = one.known ? { product } : {}
    return cart.addItem({ productId: product.id, quantity: one.quantity, selectedOptions, ...known })
  }
  if (one.kind === 'clear') return cart.clear()
  if (one.kind === 'refresh' || one.kind === 'retry') {
    await cart[one.kind]()
    return { ok: true }
  }
  const shown = view.lines[one.line % Math.max(1, view.lines.length)]
  if (shown === undefined) return { ok: true }
  return one.kind === 'remove' ? cart.removeItem(shown.id) : cart.updateItem(shown.id, one.quantity)
}

/** After the faults, shop and backend agree on one cart. */
async function expectAgreement(browser: Browser, tabs: readonly Tab[]): Promise<void> {
  browser.server.fault = () => undefined
  await browser.clock.pass(60_000)
  for (const tab of tabs) await tab.done(tab.cart.refresh())
  await browser.clock.pass(60_000)
  expect(browser.server.carts.size).toBe(1)
  for (const tab of tabs) {
    expect(tab.quantities).toEqual(browser.server.quantities(tab.cartId))
    expect(tab.view).toMatchObject({ status: 'ready', loading: false, busyLineIds: [] })
    expect(tab.cart.getState().machine.intents).toEqual([])
    for (const view of tab.views) {
      expect(view.itemCount).toBe(view.lines.reduce((sum, { quantity }) => sum + quantity, 0))
      const sum = view.lines.reduce((total, { lineTotal }) => total + lineTotal.amount, 0)
      expect(view.subtotal.amount).toBe(sum)
      expect(new Set(view.lines.map(({ id }) => id)).size).toBe(view.lines.length)
    }
  }
}

describe('A cart with random faults', () => {
  it('[F-35] agrees with the backend after any actions at any pace, with any faults', async () => {
    const pressed = fc.array(fc.tuple(act, fc.constantFrom(0, 0, 15, 60, 300)), { maxLength: 14 })
    await fc.assert(
      fc.asyncProperty(pressed, faults, async (acts, problems) => {
        const browser = new Browser()
        const tab = await browser.open().start()
        injectFaults(browser, problems)
        const outcomes: Promise<CartOutcome>[] = []
        for (const [one, pause] of acts) {
          outcomes.push(doing(tab, one))
          await browser.clock.pass(pause)
        }
        await tab.done(Promise.all(outcomes))
        expect(tab.view.loading).toBe(false)
        await expectAgreement(browser, [tab])
      }),
      { numRuns: randomRuns(50) },
    )
  })

  it('[F-40] holds exactly the confirmed items, neither doubled nor lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 10 }), faults, async (acts, problems) => {
        const browser = new Browser()
        const tab = await browser.open().start()
        injectFaults(browser, problems)
        const model = new Ledger()
        for (const one of acts) {
          const target =
            tab.view.lines[
              one.kind === 'change' || one.kind === 'remove'
                ? one.line % Math.max(1, tab.view.lines.length)
                : 0
            ]
          const outcome = await tab.done(doing(tab, one))
          model.note(one, target?.variantId, outcome)
          expect(tab.view.status === 'ready' ? model.agree(tab.quantities) : []).toEqual([])
        }
        await expectAgreement(browser, [tab])
        expect(model.agree(browser.server.quantities(tab.cartId))).toEqual([])
      }),
      { numRuns: randomRuns(50) },
    )
  })

  it('[CART-14] [F-45] agrees between two tabs that change different things', async () => {
    const acts = fc.array(
      fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 3 }), fc.constantFrom(0, 20, 200)),
      {
        maxLength: 8,
      },
    )
    await fc.assert(
      fc.asyncProperty(acts, faults, async (presses, problems) => {
        const browser = new Browser()
        const tabs = [await browser.open().start(), await browser.open().start()] as const
        injectFaults(browser, problems)
        const outcomes: Promise<CartOutcome>[] = []
        for (const [isFirst, quantity, pause] of presses) {
          const variant = isFirst ? 0 : 2
          outcomes.push(doing(tabs[isFirst ? 0 : 1], { kind: 'add', variant, quantity, known: true }))
          await browser.clock.pass(pause)
        }
        const settled = await tabs[0].done(Promise.all(outcomes))
        await expectAgreement(browser, tabs)
        for (const [isFirst, variant] of [
          [true, whiteM],
          [false, theCandle],
        ] as const) {
          const taken = (isCounted: (outcome: CartOutcome) => boolean) =>
            presses.reduce((sum, [of, quantity], at) => {
              const outcome = settled[at]
              return of === isFirst && outcome !== undefined && isCounted(outcome) ? sum + quantity : sum
            }, 0)
          const held = browser.server.quantities(tabs[0].cartId)[variant] ?? 0
          expect(held).toBeGreaterThanOrEqual(taken(({ ok }) => ok))
          expect(held).toBeLessThanOrEqual(
            taken((outcome) => outcome.ok || outcome.reason === 'cart-unavailable'),
          )
        }
      }),
      { numRuns: randomRuns(40) },
    )
  })
})

/** The possible quantities of each variant, by the outcomes that the shopper saw. */
class Ledger {
  readonly #least = new Map<string, number>()
  readonly #most = new Map<string, number>()
  /** Adds with an unknown outcome: a repeat of one is the same add. */
  #open: { readonly variant: string; readonly quantity: number }[] = []

  note(one: Act, target: string | undefined, outcome: CartOutcome): void {
    const unknown = !outcome.ok && outcome.reason === 'cart-unavailable'
    if (one.kind === 'add')
      this.#noteAdd(variants[one.variant]?.variant ?? '', one.quantity, outcome.ok, unknown)
    else if (one.kind === 'clear') for (const { variant } of variants) this.#noteSet(variant, 0, outcome.ok)
    else if (target !== undefined && (one.kind === 'change' || one.kind === 'remove')) {
      this.#noteSet(target, one.kind === 'change' ? one.quantity : 0, outcome.ok)
    }
  }

  #noteAdd(variant: string, quantity: number, ok: boolean, unknown: boolean): void {
    const at = this.#open.findIndex((open) => open.variant === variant && open.quantity === quantity)
    const isRepeat = at >= 0
    if (ok) {
      this.#least.set(variant, this.least(variant) + quantity)
      if (!isRepeat) this.#most.set(variant, this.most(variant) + quantity)
      this.#open = this.#open.filter((_, index) => index !== at)
    } else if (unknown && !isRepeat) {
      this.#most.set(variant, this.most(variant) + quantity)
      this.#open.push({ variant, quantity })
    }
  }

  /** A refused change may leave the old number or, if the outcome is unknown, the new one. */
  #noteSet(variant: string, quantity: number, ok: boolean): void {
    this.#least.set(variant, ok ? quantity : Math.min(this.least(variant), quantity))
    this.#most.set(variant, ok ? quantity : Math.max(this.most(variant), quantity))
  }

  least(variant: string): number {
    return this.#least.get(variant) ?? 0
  }

  most(variant: string): number {
    return this.#most.get(variant) ?? 0
  }

  /** The variants whose quantity contradicts the outcomes. Continues from the actual quantities. */
  agree(pieces: Readonly<Record<string, number>>): readonly string[] {
    const faults = variants.flatMap(({ variant }) => {
      const held = pieces[variant] ?? 0
      const [least, most] = [this.least(variant), this.most(variant)]
      this.#least.set(variant, held)
      this.#most.set(variant, held)
      return held >= least && held <= most ? [] : [`${variant}: ${held}, not ${least} to ${most}`]
    })
    this.#open = []
    return faults
  }
}
