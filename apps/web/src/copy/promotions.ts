import type { CodeRefusal } from '@umber/storefront-core/cart'
import { promotion as promotionCopy } from '../../messages/en/promotions.json'

export { promotionCopy }

/** Why a known promotion code was refused. */
export function codeRefusal(
  code: string,
  why: CodeRefusal | undefined,
  written: (amount: number) => string,
): string {
  if (why?.reason === 'not-begun') return promotionCopy.notBegun(code)
  if (why?.reason === 'ended') return promotionCopy.ended(code)
  if (why?.reason === 'used-up') return promotionCopy.usedUp(code)
  return why?.reason === 'minimum'
    ? promotionCopy.minimum({ code, amount: written(why.minimum) })
    : promotionCopy.refused(code)
}
