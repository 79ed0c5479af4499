import { decorateCartTotals } from '@medusajs/framework/utils'
import { describe, expect, it } from 'vitest'

import { coinsOf } from './coins'
import { wholeDiscounts, type DiscountAction } from './whole-discounts'

const seed = Number(process.env['TEST_SEED'] ?? 1)

/** Mulberry32. */
function randomFrom(start: number): (below: number) => number {
  let state = start
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below
  }
}

interface Line {
  readonly id: string
  readonly unit_price: number
  readonly quantity: number
  readonly is_tax_inclusive: boolean
  readonly tax_lines: readonly { readonly rate: number }[]
}

type Totals = Parameters<typeof decorateCartTotals>[0]

/** What Medusa makes of a cart whose lines have these discounts. */
function cartWith(currency: string, lines: readonly Line[], actions: readonly DiscountAction[]) {
  const items = lines.map((line) =>
    Object.assign({}, line, { adjustments: actions.filter(({ item_id: id }) => id === line.id) }),
  )
  return decorateCartTotals(structuredClone({ currency_code: currency, items }) as unknown as Totals)
}

const isWhole = (currency: string, amount: unknown): boolean => {
  const exact = coinsOf(currency).exactly(Number(amount))
  return Math.abs(exact - Math.round(exact)) < 1e-3
}

const add = (id: string, amount: number, code = 'CODE'): DiscountAction => ({
  action: 'addItemAdjustment',
  item_id: id,
  amount,
  code,
})
const line = (id: string, price: number, quantity = 1): Line => ({
  id,
  unit_price: price,
  quantity,
  is_tax_inclusive: false,
  tax_lines: [],
})
const rounded = (currency: string, lines: readonly Line[], actions: readonly DiscountAction[]) =>
  wholeDiscounts(actions, cartWith(currency, lines, []) as never)
const amounts = (actions: readonly DiscountAction[]) => actions.map(({ amount }) => amount)

describe('The discounts of a promotion', () => {
  it('are whole coins', () => {
    const lines = [line('a', 99)]
    // Medusa by itself.
    expect(Number(cartWith('inr', lines, [add('a', 12.375)]).total)).toBe(86.625)
    const actions = rounded('inr', lines, [add('a', 12.375)])
    expect(amounts(actions)).toEqual([12.38])
    expect(Number(cartWith('inr', lines, actions).total)).toBe(86.62)
  })

  it('add up to its value, however it is shared out', () => {
    const lines = [line('a', 10), line('b', 10), line('c', 10)]
    const third = 10 / 3
    expect(
      amounts(
        rounded(
          'inr',
          lines,
          lines.map(({ id }) => add(id, third)),
        ),
      ),
    ).toEqual([3.34, 3.33, 3.33])
    expect(
      amounts(
        rounded(
          'jpy',
          lines,
          lines.map(({ id }) => add(id, third)),
        ),
      ),
    ).toEqual([4, 3, 3])
    expect(
      amounts(
        rounded(
          'kwd',
          lines,
          lines.map(({ id }) => add(id, third)),
        ),
      ),
    ).toEqual([3.334, 3.333, 3.333])
  })

  it('never exceed the price of a line, with two promotions either', () => {
    const lines = [line('a', 0.01)]
    const actions = rounded('inr', lines, [add('a', 0.005, 'ONE'), add('a', 0.005, 'TWO')])
    expect(amounts(actions)).toEqual([0.01, 0])
  })

  it('are with tax where the price is', () => {
    const lines = [{ ...line('a', 119), is_tax_inclusive: true, tax_lines: [{ rate: 19 }] }]
    const actions = rounded('eur', lines, [add('a', 12.5)])
    expect(actions).toMatchObject([{ amount: 14.88, is_tax_inclusive: true }])
    expect(Number(cartWith('eur', lines, actions).total)).toBe(104.12)
  })

  it('leave other actions as they are, and a cart without a currency', () => {
    const others = [
      { action: 'removeItemAdjustment', code: 'OLD' },
      { action: 'campaignBudgetExceeded', code: 'NEW' },
    ]
    expect(wholeDiscounts(others, { currency_code: 'inr' })).toEqual(others)
    expect(wholeDiscounts([add('a', 1.005)], { items: [] })).toEqual([add('a', 1.005)])
  })

  it('make a delivery free that is with tax', () => {
    const delivery = { id: 'd', amount: 5.99, is_tax_inclusive: true, tax_lines: [{ rate: 19 }] }
    const totalWith = (adjustments: readonly unknown[]) =>
      decorateCartTotals(
        structuredClone({
          currency_code: 'eur',
          items: [],
          shipping_methods: [{ ...delivery, adjustments }],
        }) as never,
      )
    const before = totalWith([])
    const action = {
      action: 'addShippingMethodAdjustment',
      shipping_method_id: 'd',
      amount: 5.99 / 1.19,
      code: 'FREE',
    }
    const [whole] = wholeDiscounts([action], before as never)
    expect(Number(totalWith([whole]).total)).toBeCloseTo(0, 10)
  })

  it(`give sums in whole coins for any percentage, price, currency and tax in the price (TEST_SEED=${seed})`, () => {
    const below = randomFrom(seed)
    const pick = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(below(things.length))] as Thing
    for (let round = 0; round < 2000; round += 1) {
      const currency = pick(['jpy', 'inr', 'eur', 'kwd'])
      const coins = coinsOf(currency)
      const rate = pick([0, 5, 12, 18, 19, 7.7])
      const isInclusive = rate > 0
      const lines = Array.from({ length: 1 + Math.floor(below(5)) }, (_, index) => ({
        ...line(`line_${index}`, coins.amount(1 + Math.floor(below(200_000))), 1 + Math.floor(below(4))),
        is_tax_inclusive: isInclusive,
        tax_lines: [{ rate }],
      }))
      const percent = pick([12.5, 10, 33.333, 7.25, 100, 0.1, Math.round(below(10_000)) / 100])
      const priced = cartWith(currency, lines, []) as unknown as {
        readonly items: readonly { readonly subtotal: unknown }[]
      }
      const exact = lines.map(({ id }, index) =>
        add(id, (Number(priced.items[index]?.subtotal) * percent) / 100),
      )
      const actions = wholeDiscounts(exact, priced as never)
      const cart = cartWith(currency, lines, actions) as unknown as Readonly<Record<string, unknown>>
      const total = Number(cart['total'])
      const gross = lines.reduce(
        (sum, { unit_price: price, quantity }) => sum + coins.of(price * quantity),
        0,
      )
      const discount = amounts(actions).reduce<number>((sum, amount) => sum + coins.of(Number(amount)), 0)
      const seen = { currency, rate, percent, lines, amounts: amounts(actions) }
      expect({
        ...seen,
        areWhole: [...amounts(actions), total].every((amount) => isWhole(currency, amount)),
        isNegative: total < -1e-9,
        total: coins.of(total),
        // What the code promises, to the coin.
        isPromised: Math.abs(discount - (gross * percent) / 100) <= 0.5 + 1e-3,
      }).toEqual({ ...seen, areWhole: true, isNegative: false, total: gross - discount, isPromised: true })
    }
  })
})
