import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { leftUntilFree, pricedFor } from './free-delivery.ts'

const rupees = (amount: number) => money(amount, 'inr')
const standard = { id: 'so_1', name: 'Standard', price: rupees(59), freeFrom: rupees(2000) }
const express = { id: 'so_2', name: 'Express', price: rupees(129), freeFrom: rupees(5000) }
const overnight = { id: 'so_3', name: 'Overnight', price: rupees(249) }

describe('Free delivery', () => {
  it('lacks what is missing to the lowest sum', () => {
    const options = [overnight, express, standard]
    expect(leftUntilFree(options, rupees(0))).toEqual(rupees(2000))
    expect(leftUntilFree(options, rupees(799.5))).toEqual(rupees(1200.5))
    expect(leftUntilFree(options, rupees(2000))).toEqual(rupees(0))
    expect(leftUntilFree(options, rupees(9000))).toEqual(rupees(0))
  })

  it('is not promised where no sum makes it free, or it always is', () => {
    expect(leftUntilFree([overnight], rupees(100))).toBeUndefined()
    expect(leftUntilFree([], rupees(100))).toBeUndefined()
    expect(leftUntilFree([standard, { ...overnight, price: rupees(0) }], rupees(100))).toBeUndefined()
  })

  it('costs nothing from its sum on', () => {
    const prices = (items: number) =>
      pricedFor([standard, express], rupees(items)).map(({ price }) => price.amount)
    expect(prices(1999)).toEqual([59, 129])
    expect(prices(2000)).toEqual([0, 129])
    expect(prices(5000)).toEqual([0, 0])
  })
})
