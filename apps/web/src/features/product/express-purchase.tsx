import type { Product } from '@umber/storefront-core'
import { ExpressCheckout } from '../checkout/payments/express-checkout/express-checkout.tsx'
import type { ProductOrder } from './use-add-to-cart.ts'

interface ExpressPurchaseProps {
  readonly product: Product
  readonly order: ProductOrder
}

/** Buys the chosen variant with a wallet. Like "Buy Now", it puts it into the cart first. */
export function ExpressPurchase({ product, order }: ExpressPurchaseProps) {
  const { state, quantity, put } = order
  const variant = state.kind === 'ready' ? state.variant : undefined
  const price = variant?.price ?? product.price
  if (price === undefined) return null
  return (
    <ExpressCheckout
      purchase={{
        variantId: variant?.id,
        name: product.name,
        quantity,
        price,
        put,
      }}
    />
  )
}
