import { creditSum } from './credit.ts'
import type { FakeCart, FakeDatabase } from '../database.ts'
import { taxOf, type FakeTax } from '../fake-region.ts'
import { shippingOptionsIn } from './shipping-options.ts'

/** As prices are shown, before a tax that comes on top of them. */
export interface Sums {
  readonly items: number
  readonly shipping: number
}

export function sumsOf(cart: FakeCart, database: FakeDatabase): Sums {
  const items = cart.lines.reduce((sum, line) => sum + line.quantity * line.price, 0)
  const options = shippingOptionsIn(database.region(cart.regionId), null, items)
  return { items, shipping: options.find(({ id }) => id === cart.shippingOption)?.amount ?? 0 }
}

/** How the prices of a cart stand to tax. */
export interface TaxTerms {
  readonly tax: FakeTax | undefined
  readonly isInclusive: boolean
  /** Decimals of the currency. */
  readonly decimals: number
}

export function taxTermsOf(cart: FakeCart, database: FakeDatabase): TaxTerms {
  const { region, country, province } = database.placeOf(cart)
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: region?.currency ?? 'inr' })
  return {
    tax: taxOf(region, country, province),
    isInclusive: region?.taxInclusive ?? true,
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
  }
}

/** A sum with the tax in it or on top of it, and the tax, neither rounded. */
export function taxed(
  sum: number,
  { tax, isInclusive }: TaxTerms,
): { readonly total: number; readonly tax: number } {
  const rate = (tax?.rate ?? 0) / 100
  return isInclusive
    ? { total: sum, tax: sum - sum / (1 + rate) }
    : { total: sum * (1 + rate), tax: sum * rate }
}

/** The backend rounds the sums of a whole cart or order to coins, and not their parts. */
export const wholeCoins = (amount: number, { decimals }: TaxTerms): number =>
  Number((Math.round(Number((amount * 10 ** decimals).toFixed(4))) / 10 ** decimals).toFixed(decimals))

/** What it costs. */
export function wholeTotalOf(cart: FakeCart, database: FakeDatabase): number {
  const { items, shipping } = sumsOf(cart, database)
  const terms = taxTermsOf(cart, database)
  return wholeCoins(taxed(items + shipping, terms).total, terms)
}

/** What is to be paid: gift cards have paid the rest. */
export function totalOf(cart: FakeCart, database: FakeDatabase): number {
  const whole = wholeTotalOf(cart, database)
  return wholeCoins(whole - creditSum(cart, whole), taxTermsOf(cart, database))
}
