/** An amount in major units (5.99, never 599) with its lower-case ISO 4217 currency. Zero is a price. */
export interface Money {
  readonly amount: number
  readonly currency: string
}

/** Of an amount whose currency nobody has told. It is written without a sign. */
export const unknownCurrency = ''

export function money(amount: number, currency: string): Money {
  return { amount, currency: currency.toLowerCase() }
}

/** The sum of amounts of one currency; the first operand's currency is kept, unless it is unknown. */
export function addMoney(first: Money, second: Money): Money {
  const currency = first.currency === unknownCurrency ? second.currency : first.currency
  return { amount: withoutBinaryNoise(first.amount + second.amount), currency }
}

/** What is left of an amount, of the same currency, never less than nothing. */
export function lessMoney(amount: Money, off: Money): Money {
  return { amount: Math.max(0, withoutBinaryNoise(amount.amount - off.amount)), currency: amount.currency }
}

export function multiplyMoney(price: Money, times: number): Money {
  return { amount: withoutBinaryNoise(price.amount * times), currency: price.currency }
}

/** 0.1 + 0.2 is 0.3 to a shopper. Six decimals are more than any currency has, so nothing real is lost. */
function withoutBinaryNoise(amount: number): number {
  return Number(amount.toFixed(6))
}
