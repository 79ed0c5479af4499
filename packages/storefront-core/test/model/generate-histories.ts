import * as fc from 'fast-check'
import type { Command, History } from './commands.ts'

const tab = fc.nat(3)
const product = fc.nat(2)
const quantity = fc.integer({ min: 1, max: 3 })
const line = fc.nat(2)
const who = fc.constantFrom('anna' as const, 'ben' as const)

type Kind = Command['do']
const doing = (act: Kind, rest: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.record({ do: fc.constant(act), ...rest }) as unknown as fc.Arbitrary<Command>

/** Mostly the shop comes to rest between two commands, sometimes not. */
const pausing = fc.oneof(
  { weight: 7, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: fc.constantFrom(0, 3, 15, 60, 400) },
)

const single: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: doing('open', { browser: fc.constantFrom(0, 0, 0, 1) }) },
  { weight: 1, arbitrary: doing('close', { tab }) },
  { weight: 3, arbitrary: doing('reload', { tab }) },
  { weight: 2, arbitrary: doing('visit', { tab }) },
  { weight: 7, arbitrary: doing('sign-in', { tab, who, persistent: fc.boolean() }) },
  { weight: 2, arbitrary: doing('register', { tab }) },
  { weight: 4, arbitrary: doing('sign-out', { tab }) },
  { weight: 2, arbitrary: doing('expire', { who }) },
  { weight: 9, arbitrary: doing('add', { tab, product, quantity }) },
  { weight: 3, arbitrary: doing('change', { tab, line, quantity: fc.nat(4) }) },
  { weight: 2, arbitrary: doing('remove', { tab, line }) },
  { weight: 1, arbitrary: doing('clear', { tab }) },
  { weight: 3, arbitrary: doing('checkout', { tab }) },
  { weight: 2, arbitrary: doing('leave', { tab }) },
  { weight: 1, arbitrary: doing('type', { tab }) },
  { weight: 2, arbitrary: doing('address', { tab }) },
  { weight: 1, arbitrary: doing('delivery', { tab, way: fc.nat(2) }) },
  { weight: 2, arbitrary: doing('place', { tab }) },
  { weight: 2, arbitrary: doing('accept', { tab }) },
  { weight: 2, arbitrary: doing('look', { tab }) },
  { weight: 3, arbitrary: doing('wish', { tab, product }) },
  { weight: 4, arbitrary: doing('come-back', { tab }) },
  {
    weight: 3,
    arbitrary: doing('connection', {
      browser: fc.constantFrom(0, 0, 1),
      isOnline: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 1, arbitrary: doing('wipe-browser', { browser: fc.nat(1) }) },
  { weight: 1, arbitrary: doing('wipe-tab', { tab }) },
  {
    weight: 4,
    arbitrary: doing('mishap', {
      kind: fc.constantFrom('lost-request', 'lost-answer', 'server-error'),
      among: fc.constantFrom('write', 'any', 'complete', 'claim', 'cart'),
    }),
  },
  { weight: 1, arbitrary: doing('price', { product, price: fc.integer({ min: 20, max: 60 }) }) },
  { weight: 1, arbitrary: doing('stock', { product, left: fc.nat(3) }) },
  { weight: 1, arbitrary: doing('wait', {}) },
)

const later = (command: Command, pause: number | undefined): Command =>
  pause === undefined ? command : { ...command, pause }

const paused = fc.tuple(single, pausing).map(([command, pause]) => [later(command, pause)])

/** The commands of an order, or the first of them: random single commands would seldom complete one. */
const purchase = fc
  .record({ tab, product, quantity, way: fc.nat(2), length: fc.integer({ min: 3, max: 5 }), pause: pausing })
  .map((chosen): readonly Command[] => {
    const way = purchaseOf(chosen).slice(0, chosen.length)
    const last = way.pop()
    return last === undefined ? way : way.concat(later(last, chosen.pause))
  })

function purchaseOf(at: {
  readonly tab: number
  readonly product: number
  readonly quantity: number
  readonly way: number
}): Command[] {
  return [
    { do: 'add', tab: at.tab, product: at.product, quantity: at.quantity },
    { do: 'checkout', tab: at.tab },
    { do: 'address', tab: at.tab },
    { do: 'delivery', tab: at.tab, way: at.way },
    { do: 'place', tab: at.tab },
  ]
}

/** Two customers in two tabs of one browser, which random commands would seldom produce. */
const company = fc.tuple(fc.boolean(), who).map(([persistent, first]): readonly Command[] => [
  { do: 'open', browser: 0 },
  { do: 'sign-in', tab: 0, who: first, persistent: false },
  { do: 'sign-in', tab: 1, who: first === 'anna' ? 'ben' : 'anna', persistent },
])

const part = fc.oneof(
  { weight: 18, arbitrary: paused },
  { weight: 3, arbitrary: purchase },
  { weight: 1, arbitrary: company },
)

const historyOf = (parts: { readonly minLength: number; readonly maxLength: number }, most: number) =>
  fc.record({
    seed: fc.nat(),
    commands: fc.array(part, parts).map((groups) => groups.flat().slice(0, most)),
  })

/** Histories of 5 to 40 commands. */
export const anyHistory: fc.Arbitrary<History> = historyOf({ minLength: 5, maxLength: 32 }, 40)

/** For a slow backend. */
export const shortHistory: fc.Arbitrary<History> = historyOf({ minLength: 3, maxLength: 8 }, 14)
