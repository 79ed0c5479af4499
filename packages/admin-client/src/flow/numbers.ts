/** What a number of an input has to be. */
interface Limits {
  readonly least: number
  /** Whether `least` itself is allowed. Default true. */
  readonly isLeastAllowed?: boolean
  /** Decimals at most. */
  readonly decimals: number
}

/** A whole number of items. `least` is 0 where none is possible. */
export function parseQuantity(field: string, value: unknown, least: 0 | 1 = 1): number {
  return parse(field, value, { least, decimals: 0 })
}

/**
 * A price, which may be 0. Without a currency it may have as many decimals as any currency has.
 *
 * @param field such as `add[0].unitPrice`. The error names it.
 * @param currency its code; or its `decimalsOf`, for many prices in it.
 * @throws {TypeError} for what is no such amount.
 */
export function parseAmount(field: string, value: unknown, currency?: string | number): number {
  const decimals = typeof currency === 'number' ? currency : decimalsOf(currency)
  return parse(field, value, { least: 0, decimals })
}

/** An amount that was parsed, as it is sent: 0.1 + 0.2 is 0.3. */
export const exactAmount = (amount: number): number => parseAmount('amount', amount)

/** An amount that moves: more than 0. */
export function parsePayment(field: string, value: unknown, currency?: string): number {
  return parse(field, value, { least: 0, isLeastAllowed: false, decimals: decimalsOf(currency) })
}

/** A time in milliseconds. `Infinity` is allowed where waiting may take for ever. */
export function parseDelay(field: string, value: unknown): number {
  return value === Infinity ? value : parse(field, value, { least: 0, decimals: 4 })
}

/** Rounds to what the currency can express, and removes the error of binary fractions. */
export function roundTo(currency: string, amount: number): number {
  const scale = 10 ** decimalsOf(currency)
  return Math.round(amount * scale * (1 + Number.EPSILON)) / scale
}

/**
 * The decimals of a currency; without one, the most that any has. Unknown currencies have two. `Intl.NumberFormat` is too slow to
 * ask it for each price of a file.
 */
export function decimalsOf(currency?: string): number {
  if (currency === undefined) return 4
  try {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions()
    return maximumFractionDigits
  } catch {
    return 2
  }
}

function parse(
  field: string,
  value: unknown,
  { least, isLeastAllowed = true, decimals: most }: Limits,
): number {
  const refuse = (needed: string): never => {
    throw new TypeError(`${field} is ${shown(value)}: ${needed}`)
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('a number is needed')
  if (value < least || (value === least && !isLeastAllowed))
    return refuse(isLeastAllowed ? `at least ${least} is needed` : `more than ${least} is needed`)
  const scale = 10 ** most
  const units = Math.round(value * scale)
  if (!Number.isSafeInteger(units)) return refuse('that is too much')
  const rounded = units / scale
  // 0.1 + 0.2 is 0.3 here. There is no such error in a number of pieces.
  const tolerance = most === 0 ? 0 : 4 * Number.EPSILON * Math.max(1, value)
  if (Math.abs(value - rounded) > tolerance)
    return refuse(most === 0 ? 'a whole number is needed' : `at most ${most} decimals are possible`)
  // Not -0.
  return rounded + 0
}

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  return typeof value === 'number' || value === null || value === undefined ? String(value) : typeof value
}
