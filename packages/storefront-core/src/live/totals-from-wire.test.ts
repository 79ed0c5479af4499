import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { isSameSum } from './totals-from-wire.ts'

it.each([
  ['the same', 19.99, 'inr', true],
  ['less than half a cent more', 19.994, 'inr', true],
  ['less than half a cent less', 19.986, 'inr', true],
  ['a cent more', 20, 'inr', false],
  ['a cent less', 19.98, 'inr', false],
  ['the same number in another currency', 19.99, 'usd', false],
])('[F-59] two sums are the same to the cent, in one currency: %s', (_, amount, currency, isSame) => {
  const sum = money(19.99, 'inr')
  expect([isSameSum(sum, money(amount, currency)), isSameSum(money(amount, currency), sum)]).toEqual([
    isSame,
    isSame,
  ])
})
