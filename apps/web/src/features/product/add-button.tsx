import { useSyncExternalStore } from 'react'
import { CheckIcon } from '../../ui/icons.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { addLabel, type Purchasability } from '../variant-choice/purchasability.ts'
import type { ProductOrder } from './use-add-to-cart.ts'

interface AddButtonProps {
  readonly state: Purchasability
  readonly purchase: ProductOrder['purchase']
  readonly onAdd: () => void
  /** Asks for what has to be chosen first. */
  readonly onAsk: () => void
  readonly className?: string
}

/** Stays focusable when disabled, so that its label can explain why. Without a whole choice it asks for the rest. */
export function AddButton({ state, purchase, onAdd, onAsk, className }: AddButtonProps) {
  const readStage = () => purchase.getState().stage
  const stage = useSyncExternalStore(purchase.subscribe, readStage, readStage)
  return (
    <Button
      size="large"
      className={className}
      busy={stage === 'adding'}
      aria-disabled={state.kind !== 'ready' && state.kind !== 'undecided'}
      onClick={() => {
        if (state.kind === 'ready') onAdd()
        if (state.kind === 'undecided') onAsk()
      }}
    >
      {stage === 'added' && <CheckIcon className="roll-in shrink-0" />}
      {addLabel(state, stage)}
    </Button>
  )
}
