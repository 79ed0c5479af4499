import type { Money, Product, Selection, Variant } from '@umber/storefront-core'
import { variantsLeft } from '@umber/storefront-core/catalogue'
import { useState } from 'react'
import { useNavigate } from '../../hooks/use-navigate.ts'
import { paths } from '../../config/paths.ts'
import { rememberPage } from '../../router/remember-page.ts'
import { useServices } from '../../services/services-context.ts'
import { cartCopy } from '../../copy/cart.ts'
import { productCopy } from '../../copy/products.ts'
import { notify } from '../../ui/toast/notify.ts'
import type { PriceLineProps } from '../product-card/price-line.tsx'
import { purchasability, type Purchasability } from '../variant-choice/purchasability.ts'
import { usePurchase, type Purchase } from './use-purchase.ts'
import { useSelectionInUrl, type ChoiceInUrl } from './use-selection-in-url.ts'

export interface ProductOrder extends ChoiceInUrl {
  readonly quantity: number
  readonly setQuantity: (quantity: number) => void
  readonly state: Purchasability
  /** The price of the chosen variant, or the lowest one of those that are left to choose from. */
  readonly price: Pick<PriceLineProps, 'price' | 'compareAtPrice' | 'isLowest'>
  /** How far the last press has come, for the components that show it. */
  readonly purchase: Pick<Purchase, 'getState' | 'subscribe'>
  /** Whether the shopper has pressed a button and still has to choose. */
  readonly isAsked: boolean
  readonly ask: () => void
  /** Resolves to whether it is in the cart. */
  readonly put: () => Promise<boolean>
  readonly add: (selection?: Selection) => void
  readonly buyNow: () => void
}

/** The selection, the quantity, and the actions to add to the cart or buy now. */
export function useAddToCart(product: Product): ProductOrder {
  const navigate = useNavigate()
  const purchase = usePurchase(useServices().cart)
  const { choose, chooseAll, ...choice } = useSelectionInUrl(product)
  const [quantity, setQuantity] = useState(1)
  const [isAsking, setAsking] = useState(false)
  const state = purchasability(product, choice.selection)

  const put = async (selection: Selection = choice.selection) =>
    purchasability(product, selection).kind === 'ready' &&
    (await purchase.add({ product, selection, quantity }))
  const sayAdded = () =>
    notify({
      title: productCopy.addedToast,
      description: productCopy.addedToastMore(product.name),
      tone: 'success',
      action: { label: cartCopy.viewCart, onClick: () => navigate(paths.cart()) },
    })
  const addToCart = async (selection?: Selection) => {
    if (await put(selection)) sayAdded()
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
    chooseAll: (selection) => {
      purchase.forgetRefusal()
      chooseAll(selection)
    },
    quantity,
    setQuantity: (next) => {
      purchase.forgetRefusal()
      setQuantity(next)
    },
    state,
    price: priceOf(product, state, choice.selection),
    purchase,
    isAsked: isAsking && state.kind === 'undecided',
    ask: () => setAsking(true),
    put,
    add: (selection) => void addToCart(selection),
    buyNow: () => void buyNow(),
  }
}

function priceOf(product: Product, state: Purchasability, selection: Selection): ProductOrder['price'] {
  if (state.kind === 'unpriced') return {}
  if (state.kind === 'ready' || state.kind === 'sold-out') return state.variant
  return state.kind === 'undecided' ? lowestOf(variantsLeft(product, selection)) : product
}

function lowestOf(variants: readonly Variant[]): ProductOrder['price'] {
  const priced = variants.filter((one): one is Variant & { readonly price: Money } => one.price !== undefined)
  const [first, ...others] = priced
  if (first === undefined) return {}
  const { price, compareAtPrice } = others.reduce(
    (lowest, one) => (one.price.amount < lowest.price.amount ? one : lowest),
    first,
  )
  const isLowest = priced.length < variants.length || priced.some((one) => one.price.amount > price.amount)
  return { price, compareAtPrice, isLowest }
}
