import type { CodeRefusal } from '@umber/storefront-core/cart'

export const promotionCopy = {
  missing: 'Please enter a code',
  refused: (code: string) => `The code ${code} does not hold for this cart.`,
  applied: 'Codes on this cart',
  remove: (code: string) => `Remove the code ${code}`,
  lost: (codes: readonly string[]) =>
    `${codes.join(', ')} ${codes.length === 1 ? 'does' : 'do'} not apply any more. The total has changed.`,
  waiting: (codes: readonly string[]) =>
    `${codes.join(', ')} ${codes.length === 1 ? 'applies' : 'apply'} to your delivery at checkout.`,
} as const

/** Why a known promotion code was refused. */
export function codeRefusal(
  code: string,
  why: CodeRefusal | undefined,
  written: (amount: number) => string,
): string {
  if (why?.reason === 'not-begun') return `The code ${code} is not valid yet.`
  if (why?.reason === 'ended') return `The code ${code} has expired.`
  if (why?.reason === 'used-up') return `The code ${code} has been used as often as it may be.`
  return why?.reason === 'minimum'
    ? `The code ${code} needs an order of at least ${written(why.minimum)}.`
    : promotionCopy.refused(code)
}
