import { findVariant, type CartOutcome, type Product, type Selection } from '@umber/storefront-core'
import { createEmitter } from '@umber/storefront-core/platform'
import { useEffect, useMemo } from 'react'
import type { LazyCart } from '../../services/cart.ts'
import type { PurchaseStage } from '../variant-choice/purchasability.ts'

/** In milliseconds: no busy state before `busyDelay`, and the "added" state lasts for `addedDuration`. */
const busyDelay = 300
const addedDuration = 1600

export type PurchaseRefusal = Extract<CartOutcome, { ok: false }> & {
  /** Pieces of the variant in the cart. */
  readonly held: number
}

export interface PurchaseOrder {
  readonly product: Product
  readonly selection: Selection
  readonly quantity: number
}

interface PurchaseState {
  readonly stage: PurchaseStage
  readonly refusal?: PurchaseRefusal
}

/** A store, so that a stage renders the button and not the page around it. */
export interface Purchase {
  readonly getState: () => PurchaseState
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves to whether the item is in the cart. A press during a running request is ignored. */
  readonly add: (order: PurchaseOrder) => Promise<boolean>
  readonly forgetRefusal: () => void
  /** Ends the timers. */
  readonly leave: () => void
}

type CartToFill = Pick<LazyCart, 'add' | 'getState'>

export function usePurchase(cart: CartToFill): Purchase {
  const purchase = useMemo(() => createPurchase(cart), [cart])
  useEffect(() => purchase.leave, [purchase])
  return purchase
}

function createPurchase(cart: CartToFill): Purchase {
  const changes = createEmitter()
  let state: PurchaseState = { stage: 'idle' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isUnderWay = false

  function show(next: PurchaseState): void {
    clearTimeout(timer)
    state = next
    changes.emit()
  }

  function showLater(delay: number, stage: PurchaseStage): void {
    timer = setTimeout(() => show({ stage }), delay)
  }

  return {
    getState: () => state,
    subscribe: changes.subscribe,
    async add({ product, selection, quantity }) {
      if (isUnderWay) return false
      isUnderWay = true
      show({ stage: 'waiting' })
      showLater(busyDelay, 'adding')
      const outcome = await cart.add({
        productId: product.id,
        quantity,
        selectedOptions: selection,
        product,
      })
      isUnderWay = false
      if (outcome.ok && !outcome.isWaiting) {
        show({ stage: 'added' })
        showLater(addedDuration, 'idle')
        return true
      }
      // The cart's notice reports an item that waits for the connection.
      if (outcome.ok) show({ stage: 'idle' })
      else {
        const held = quantityOf(findVariant(product, selection)?.id, cart)
        show({ stage: 'idle', refusal: { ...outcome, held } })
      }
      return false
    },
    forgetRefusal() {
      if (state.refusal !== undefined) show({ stage: state.stage })
    },
    leave: () => clearTimeout(timer),
  }
}

const quantityOf = (variantId: string | undefined, cart: CartToFill): number =>
  cart.getState().lines.reduce((sum, line) => (line.variantId === variantId ? sum + line.quantity : sum), 0)
