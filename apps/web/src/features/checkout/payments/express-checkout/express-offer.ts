import { isBlocked, type CartView, type Money } from '@umber/storefront-core'
import { addMoney, multiplyMoney } from '@umber/storefront-core/money'
import { linesOfTotal, productLine, stripeAmount, type ExpressLine } from '@umber/storefront-core/payments'
import { cartCopy } from '../../../../copy/cart.ts'

/** What a product page's button puts into the cart before it is bought. */
export interface ExpressPurchase {
  /** Undefined while nothing can be bought, such as before a size is chosen. */
  readonly variantId: string | undefined
  readonly name: string
  readonly quantity: number
  /** Of one piece. */
  readonly price: Money
  /** Resolves to whether it is in the cart. The page says why not. */
  readonly put: () => Promise<boolean>
}

export type OfferedCart = Pick<CartView, 'lines' | 'total' | 'promotions'>

/** What the buttons offer to buy: the cart, with what the page adds. */
export interface ExpressOffer {
  readonly total: Money
  /** The parts of the total; none when they do not add up to it. */
  readonly lineItems: readonly ExpressLine[]
  /** Something is to be bought, and everything can be. */
  readonly isReady: boolean
}

export function expressOffer(
  { lines, total: ofCart, promotions }: OfferedCart,
  purchase: ExpressPurchase | undefined,
): ExpressOffer {
  const { discount } = promotions
  const added = purchase && multiplyMoney(purchase.price, purchase.quantity)
  const total = added === undefined ? ofCart : addMoney(ofCart, added)
  const parts = [
    ...lines.map(({ name, quantity, lineTotal }) => productLine(name, quantity, lineTotal)),
    ...(purchase === undefined || added === undefined
      ? []
      : [productLine(purchase.name, purchase.quantity, added)]),
    { name: cartCopy.discount, amount: -stripeAmount(discount) },
  ]
  const isChosen = purchase === undefined || purchase.variantId !== undefined
  return {
    total,
    lineItems: linesOfTotal(parts, total),
    isReady: isChosen && total.amount > 0 && !lines.some(isBlocked),
  }
}
