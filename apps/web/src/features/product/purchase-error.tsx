import { useSyncExternalStore } from 'react'
import { refusalWords } from '../../copy/refusals.ts'
import type { ProductOrder } from './use-add-to-cart.ts'
import type { PurchaseRefusal } from './use-purchase.ts'

type Reason = PurchaseRefusal['reason']

interface PurchaseErrorProps {
  readonly purchase: ProductOrder['purchase']
  /** The reasons shown here, beside the control that can fix them. */
  readonly about: readonly Reason[]
  readonly quantity: number
}

export const aboutOptions: readonly Reason[] = ['variant-not-found', 'product-not-found']
export const aboutQuantity: readonly Reason[] = ['insufficient-stock']
export const aboutCart: readonly Reason[] = ['cart-unavailable', 'failed']

export function PurchaseError({ purchase, about, quantity }: PurchaseErrorProps) {
  const readRefusal = () => purchase.getState().refusal
  const refusal = useSyncExternalStore(purchase.subscribe, readRefusal, readRefusal)
  const words =
    refusal !== undefined && about.includes(refusal.reason)
      ? refusalWords(refusal.reason, { ...refusal, wanted: quantity })
      : ''
  return (
    <p role="alert" className="text-small text-sale empty:hidden">
      {words}
    </p>
  )
}
