import { formatCartMoney, type CodeRefusal } from '@umber/storefront-core'

export const promotionCopy = {
  missing: 'Please enter a code',
  refused: (code: string) => `The code ${code} does not hold for this cart.`,
  applied: 'Codes on this cart',
  remove: (code: string) => `Remove the code ${code}`,
  discount: 'Discount',
  waiting: (codes: readonly string[]) =>
    `${codes.join(', ')} ${codes.length === 1 ? 'applies' : 'apply'} to your delivery at checkout.`,
} as const

/** Why a code that exists is not taken. */
export function codeRefusal(code: string, why: CodeRefusal | undefined, currency: string): string {
  switch (why?.reason) {
    case 'not-begun':
      return `The code ${code} is not valid yet.`
    case 'ended':
      return `The code ${code} has expired.`
    case 'used-up':
      return `The code ${code} has been used as often as it may be.`
    case 'minimum':
      return `The code ${code} needs an order of at least ${formatCartMoney({ amount: why.minimum, currency })}.`
    case 'not-for-this-cart':
    case undefined:
      return promotionCopy.refused(code)
  }
}
