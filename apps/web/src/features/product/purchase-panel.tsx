import type { Product } from '@umber/storefront-core'
import type { RefObject } from 'react'
import { productCopy } from '../../copy/products.ts'
import { useServices } from '../../services/services-context.ts'
import { idleComponent } from '../../ui/idle-component.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { QuantityStepper } from '../../ui/primitives/quantity-stepper.tsx'
import { Text } from '../../ui/primitives/text.tsx'
import { AddButton } from './add-button.tsx'
import { OptionChoices } from '../variant-choice/option-choices.tsx'
import { aboutCart, aboutOptions, aboutQuantity, PurchaseError } from './purchase-error.tsx'
import type { ProductOrder } from './use-add-to-cart.ts'

const ExpressPurchase = idleComponent(async () => (await import('./express-purchase.tsx')).ExpressPurchase)

interface PurchasePanelProps {
  readonly product: Product
  readonly order: ProductOrder
  /** The sticky bar of small screens observes where these buttons are. */
  readonly buttons: RefObject<HTMLDivElement | null>
}

export function PurchasePanel({ product, order, buttons }: PurchasePanelProps) {
  const { selection, soldOutFirst, choose, quantity, setQuantity, state, purchase, add, buyNow } = order
  const { settings } = useServices().payments
  return (
    <div className="flex flex-col gap-6">
      {product.options.length > 0 && (
        <div className="flex flex-col gap-5">
          <OptionChoices product={product} selection={selection} onChoose={choose} />
          {soldOutFirst.length > 0 && (
            <Text look="small">{productCopy.chosenInstead(soldOutFirst.join(', '))}</Text>
          )}
          <PurchaseError purchase={purchase} about={aboutOptions} quantity={quantity} />
        </div>
      )}
      <div className="flex flex-col items-start gap-3">
        <QuantityStepper name={product.name} value={quantity} onChange={setQuantity} />
        <PurchaseError purchase={purchase} about={aboutQuantity} quantity={quantity} />
      </div>
      <div ref={buttons} className="flex flex-col gap-3">
        <AddButton state={state} purchase={purchase} onAdd={add} className="w-full" />
        <Button variant="outline" size="large" aria-disabled={state.kind !== 'ready'} onClick={buyNow}>
          {productCopy.buyNow}
        </Button>
        <PurchaseError purchase={purchase} about={aboutCart} quantity={quantity} />
        {settings.pp_stripe_stripe && <ExpressPurchase product={product} order={order} />}
      </div>
    </div>
  )
}
