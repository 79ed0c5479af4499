/** A card as the frame sends it. */
export interface CardInput {
  /** Digits only. */
  readonly number: string
  /** `MM/YY`. */
  readonly expiry: string
  readonly securityCode: string
}

/** The card of a request's body; undefined when a field is missing or malformed. The frame has checked it before. */
export function readCard(body: unknown, now: Date): CardInput | undefined {
  const { number, expiry, securityCode } = (body ?? {}) as Readonly<Record<string, unknown>>
  if (typeof number !== 'string' || typeof expiry !== 'string' || typeof securityCode !== 'string')
    return undefined
  const digits = number.replaceAll(/[\s-]/g, '')
  const isCard =
    /^\d{12,19}$/.test(digits) &&
    passesLuhn(digits) &&
    isInFuture(expiry, now) &&
    /^\d{3,4}$/.test(securityCode)
  return isCard ? { number: digits, expiry, securityCode } : undefined
}

/** The check digit that finds a mistyped number. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** A card is valid to the end of its month. */
function isInFuture(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = /^(\d{2})\/(\d{2})$/.exec(expiry) ?? []
  if (Number(month) < 1 || Number(month) > 12) return false
  return new Date(2000 + Number(year), Number(month), 1) > now
}
