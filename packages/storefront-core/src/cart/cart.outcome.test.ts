import { describe, expect, it } from 'vitest'
import { whiteM } from '../../test/support/product-fixtures.ts'
import { isAchieved } from './cart.outcome.ts'
import { initialMachine, noLines, type CartMachine, type Intent } from './cart.state.ts'
import type { CartLine } from './cart.types.ts'

const rupees = (amount: number) => ({ amount, currency: 'inr' })

const lineOf = (quantity: number, id = 'cali_1'): CartLine => ({
  id,
  productId: 'prod_shirt',
  variantId: whiteM,
  quantity,
  selectedOptions: {},
  optionLabels: [],
  price: rupees(10),
  lineTotal: rupees(10 * quantity),
  name: 'Linen Shirt',
  pending: false,
})

/** A cart that has these lines after a write whose answer was lost. */
const holding = (...lines: readonly CartLine[]): CartMachine => ({
  ...initialMachine,
  confirmed: { ...noLines, lines },
})

const asked = { id: 1, tickets: [1], stage: 'waiting' } as const
const pressed = (by: number, before?: number): Intent => ({
  ...asked,
  kind: 'update',
  lineId: 'cali_1',
  quantity: (before ?? 0) + by,
  by,
  before,
})

describe('A press whose answer was lost has arrived', () => {
  it.each([
    ['plus', 1, 5, [6, 7, 12], [5, 4, 1]],
    ['three times plus', 3, 5, [8, 9], [7, 6, 5]],
    ['minus', -1, 5, [4, 3, 1], [5, 6]],
    ['three times minus', -3, 5, [2, 1], [3, 4, 5]],
    // A line keeps one piece.
    ['minus at two', -1, 2, [1], [2, 3]],
    ['more minus than there are pieces', -3, 2, [1], [2, 3]],
  ] as const)(
    'also when other tabs went further the same way, and not when the line has not moved: %s',
    (_, by, before, moved, unmoved) => {
      const has = (quantity: number) => isAchieved(holding(lineOf(quantity)), pressed(by, before))
      expect([moved.map(has), unmoved.map(has)]).toEqual([moved.map(() => true), unmoved.map(() => false)])
    },
  )

  it('when it changes nothing, and never before it was sent', () => {
    expect(isAchieved(holding(lineOf(5)), pressed(0, 5))).toBe(true)
    expect(isAchieved(holding(lineOf(9)), pressed(1))).toBe(false)
    expect(isAchieved(holding(lineOf(1)), pressed(-1))).toBe(false)
  })

  it('when the line is gone, for a minus alone', () => {
    expect(isAchieved(holding(), pressed(-1, 5))).toBe(true)
    expect(isAchieved(holding(), pressed(1, 5))).toBe(false)
  })
})

describe('Any other change whose answer was lost has arrived', () => {
  it('for a quantity that was typed: when it is that quantity', () => {
    const typed: Intent = { ...asked, kind: 'update', lineId: 'cali_1', quantity: 4 }
    expect([3, 4, 5].map((quantity) => isAchieved(holding(lineOf(quantity)), typed))).toEqual([
      false,
      true,
      false,
    ])
    expect(isAchieved(holding(), typed)).toBe(false)
  })

  it('for an add: when the lines of the variant have as many more, also from other tabs', () => {
    const add: Intent = {
      ...asked,
      kind: 'add',
      productId: 'prod_shirt',
      quantity: 2,
      choice: { by: 'id', variantId: whiteM },
      variantId: whiteM,
      before: 3,
    }
    const has = (...quantities: readonly number[]) =>
      isAchieved(holding(...quantities.map((quantity, at) => lineOf(quantity, `cali_${at}`))), add)
    expect([has(5), has(6), has(2, 3)]).toEqual([true, true, true])
    expect([has(4), has(), has(2, 2)]).toEqual([false, false, false])
    expect(isAchieved(holding(lineOf(9)), { ...add, before: undefined })).toBe(false)
  })

  it('for a removal and a clearing: when none of their lines is left', () => {
    const removal: Intent = { ...asked, kind: 'remove', lineId: 'cali_1', line: lineOf(1) }
    const clearing: Intent = { ...asked, kind: 'clear', lineIds: ['cali_1'] }
    for (const intent of [removal, clearing]) {
      expect(isAchieved(holding(lineOf(1, 'cali_2')), intent)).toBe(true)
      expect(isAchieved(holding(lineOf(1), lineOf(1, 'cali_2')), intent)).toBe(false)
    }
  })
})
