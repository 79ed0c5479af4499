import type { Product } from '@umber/storefront-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useShop } from '../../../bindings/shop.ts'
import { productCopy } from '../../../copy/catalogue.ts'
import { notify } from '../../../ui/toast/notify.ts'
import { purchasability, type Purchasability } from './purchasability.ts'
import { useChoice, type Choice } from './use-choice.ts'
import { usePurchase, type PurchaseRefusal, type PurchaseStage } from './use-purchase.ts'

export interface ProductOrder extends Choice {
  readonly quantity: number
  readonly setQuantity: (quantity: number) => void
  readonly state: Purchasability
  /** The chosen variant's, which may differ from the first one's. */
  readonly price: Pick<Product, 'price' | 'compareAtPrice'>
  readonly stage: PurchaseStage
  readonly refusal: PurchaseRefusal | undefined
  readonly add: () => void
  readonly buyNow: () => void
}

/** What the shopper is about to order, and the two ways to do it. */
export function useProductOrder(product: Product): ProductOrder {
  const navigate = useNavigate()
  const { stage, refusal, add, forgetRefusal } = usePurchase(useShop().cart)
  const { choose, ...choice } = useChoice(product)
  const [quantity, setQuantity] = useState(1)
  const state = purchasability(product, choice.selection)

  const order = async (whenTaken: () => void) => {
    if (state.kind !== 'ready') return
    if (await add({ product, selection: choice.selection, quantity })) whenTaken()
  }

  return {
    ...choice,
    choose: (optionId, value) => {
      forgetRefusal()
      choose(optionId, value)
    },
    quantity,
    setQuantity: (next) => {
      forgetRefusal()
      setQuantity(next)
    },
    state,
    price: state.kind === 'ready' || state.kind === 'sold-out' ? state.variant : product,
    stage,
    refusal,
    add: () =>
      void order(() =>
        notify({
          title: productCopy.addedToast,
          description: productCopy.addedToastMore(product.name),
          tone: 'success',
        }),
      ),
    // Only what the cart has confirmed may be checked out: an empty checkout would send the shopper away again.
    buyNow: () =>
      void order(() => {
        notify({ title: productCopy.toCheckout, tone: 'success' })
        void navigate(paths.checkout())
      }),
  }
}
