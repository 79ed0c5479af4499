import { refusalWords } from '../../../copy/catalogue.ts'
import type { PurchaseRefusal } from './use-purchase.ts'

type Reason = PurchaseRefusal['reason']

interface RefusalNoteProps {
  readonly refusal: PurchaseRefusal | undefined
  /** Each reason is told beside the control that can do something about it. */
  readonly about: readonly Reason[]
  readonly quantity: number
}

export const aboutOptions: readonly Reason[] = ['variant-not-found', 'product-not-found']
export const aboutQuantity: readonly Reason[] = ['insufficient-stock']
export const aboutCart: readonly Reason[] = ['cart-unavailable', 'failed']

export function RefusalNote({ refusal, about, quantity }: RefusalNoteProps) {
  const words =
    refusal !== undefined && about.includes(refusal.reason) ? refusalWords(refusal.reason, quantity) : ''
  return (
    <p role="alert" className="text-small text-sale empty:hidden">
      {words}
    </p>
  )
}
