import type { CartOutcome, Product, Selection } from '@umber/storefront-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { LazyCart } from '../../services/cart.ts'
import type { PurchaseStage } from '../variant-choice/purchasability.ts'

/** In milliseconds: no busy state before `busyDelay`, and the "added" state lasts for `addedDuration`. */
const busyDelay = 300
const addedDuration = 1600

export type PurchaseRefusal = Extract<CartOutcome, { ok: false }>

export interface PurchaseOrder {
  readonly product: Product
  readonly selection: Selection
  readonly quantity: number
}

export interface Purchase {
  readonly stage: PurchaseStage
  readonly refusal: PurchaseRefusal | undefined
  /** Resolves to whether the item is in the cart. A press during a running request is ignored. */
  readonly add: (order: PurchaseOrder) => Promise<boolean>
  readonly forgetRefusal: () => void
}

export function usePurchase(cart: Pick<LazyCart, 'add'>): Purchase {
  const [stage, setStage] = useState<PurchaseStage>('idle')
  const [refusal, setRefusal] = useState<PurchaseRefusal>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const underWay = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  const later = useCallback((delay: number, next: PurchaseStage) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setStage(next), delay)
  }, [])

  const add = useCallback(
    async ({ product, selection, quantity }: PurchaseOrder) => {
      if (underWay.current) return false
      underWay.current = true
      setRefusal(undefined)
      setStage('waiting')
      later(busyDelay, 'adding')
      const outcome = await cart.add({
        productId: product.id,
        quantity,
        selectedOptions: selection,
        product,
      })
      underWay.current = false
      if (outcome.ok && !outcome.isWaiting) {
        setStage('added')
        later(addedDuration, 'idle')
        return true
      }
      clearTimeout(timer.current)
      setStage('idle')
      // The cart's notice reports an item that waits for the connection.
      if (!outcome.ok) setRefusal(outcome)
      return false
    },
    [cart, later],
  )

  return { stage, refusal, add, forgetRefusal: useCallback(() => setRefusal(undefined), []) }
}
