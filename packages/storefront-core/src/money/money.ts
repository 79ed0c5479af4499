/** An amount in major units (5.99, never 599) with its lower-case ISO 4217 currency. Zero is a price. */
export interface Money {
  readonly amount: number
  readonly currency: string
}

/** The currency of an amount without one. It is formatted without a symbol. */
export const unknownCurrency = ''

export function money(amount: number, currency: string): Money {
  return { amount, currency: currency.toLowerCase() }
}

/** Whether both are the same amount in the same currency, or both are absent. */
export const isSameMoney = (one: Money | undefined, other: Money | undefined): boolean =>
  one?.amount === other?.amount && one?.currency === other?.currency

/** The sum of two amounts in one currency; keeps the first operand's currency, unless it is unknown. */
export function addMoney(first: Money, second: Money): Money {
  const currency = first.currency === unknownCurrency ? second.currency : first.currency
  return { amount: withoutBinaryNoise(first.amount + second.amount), currency }
}

/** The difference of two amounts in one currency, at least 0. */
export function lessMoney(amount: Money, off: Money): Money {
  return { amount: Math.max(0, withoutBinaryNoise(amount.amount - off.amount)), currency: amount.currency }
}

export function multiplyMoney(price: Money, times: number): Money {
  return { amount: withoutBinaryNoise(price.amount * times), currency: price.currency }
}

/** Removes binary rounding errors (0.1 + 0.2). Six decimals are more than any currency has. */
function withoutBinaryNoise(amount: number): number {
  return Number(amount.toFixed(6))
}
