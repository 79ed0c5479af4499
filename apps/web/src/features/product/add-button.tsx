import { useSyncExternalStore } from 'react'
import { CheckIcon } from '../../ui/icons.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { addLabel, type Purchasability } from '../variant-choice/purchasability.ts'
import type { ProductOrder } from './use-add-to-cart.ts'

interface AddButtonProps {
  readonly state: Purchasability
  readonly purchase: ProductOrder['purchase']
  readonly onAdd: () => void
  readonly className?: string
}

/** Stays focusable when disabled, so that its label can explain why. */
export function AddButton({ state, purchase, onAdd, className }: AddButtonProps) {
  const readStage = () => purchase.getState().stage
  const stage = useSyncExternalStore(purchase.subscribe, readStage, readStage)
  const ready = state.kind === 'ready'
  return (
    <Button
      size="large"
      className={className}
      busy={stage === 'adding'}
      aria-disabled={!ready}
      onClick={() => {
        if (ready) onAdd()
      }}
    >
      {stage === 'added' && <CheckIcon className="roll-in shrink-0" />}
      {addLabel(state, stage)}
    </Button>
  )
}
