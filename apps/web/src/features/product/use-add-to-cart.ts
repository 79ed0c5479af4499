import type { Product } from '@umber/storefront-core'
import { useState } from 'react'
import { useNavigate } from '../../hooks/use-navigate.ts'
import { paths } from '../../config/paths.ts'
import { rememberPage } from '../../router/remember-page.ts'
import { useServices } from '../../services/services-context.ts'
import { productCopy } from '../../copy/products.ts'
import { notify } from '../../ui/toast/notify.ts'
import { purchasability, type Purchasability } from '../variant-choice/purchasability.ts'
import { useVariantSelection, type Choice } from '../variant-choice/use-variant-selection.ts'
import { usePurchase, type Purchase } from './use-purchase.ts'

export interface ProductOrder extends Choice {
  readonly quantity: number
  readonly setQuantity: (quantity: number) => void
  readonly state: Purchasability
  /** The price of the chosen variant, which may differ from the first one's. */
  readonly price: Pick<Product, 'price' | 'compareAtPrice'>
  /** How far the last press has come, for the components that show it. */
  readonly purchase: Pick<Purchase, 'getState' | 'subscribe'>
  /** Resolves to whether it is in the cart. */
  readonly put: () => Promise<boolean>
  readonly add: () => void
  readonly buyNow: () => void
}

/** The selection, the quantity, and the actions to add to the cart or buy now. */
export function useAddToCart(product: Product): ProductOrder {
  const navigate = useNavigate()
  const purchase = usePurchase(useServices().cart)
  const { choose, ...choice } = useVariantSelection(product)
  const [quantity, setQuantity] = useState(1)
  const state = purchasability(product, choice.selection)

  const put = async () =>
    state.kind === 'ready' && (await purchase.add({ product, selection: choice.selection, quantity }))
  const sayAdded = () =>
    notify({
      title: productCopy.addedToast,
      description: productCopy.addedToastMore(product.name),
      tone: 'success',
    })
  const addToCart = async () => {
    if (await put()) sayAdded()
  }
  const buyNow = async () => {
    const isStillHere = rememberPage()
    // Navigates only after the cart has confirmed the item: an empty checkout would redirect away.
    if (!(await put())) return
    if (!isStillHere()) return sayAdded()
    notify({ title: productCopy.toCheckout, tone: 'success' })
    navigate(paths.checkout())
  }

  return {
    ...choice,
    choose: (optionId, value) => {
      purchase.forgetRefusal()
      choose(optionId, value)
    },
    quantity,
    setQuantity: (next) => {
      purchase.forgetRefusal()
      setQuantity(next)
    },
    state,
    price: priceOf(product, state),
    purchase,
    put,
    add: () => void addToCart(),
    buyNow: () => void buyNow(),
  }
}

function priceOf(product: Product, state: Purchasability): ProductOrder['price'] {
  if (state.kind === 'unpriced') return {}
  return state.kind === 'ready' || state.kind === 'sold-out' ? state.variant : product
}
