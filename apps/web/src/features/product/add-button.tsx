import { CheckIcon } from '../../ui/icons.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { addLabel, type Purchasability, type PurchaseStage } from '../variant-choice/purchasability.ts'

interface AddButtonProps {
  readonly state: Purchasability
  readonly stage: PurchaseStage
  readonly onAdd: () => void
  readonly className?: string
}

/** Stays focusable when disabled, so that its label can explain why. */
export function AddButton({ state, stage, onAdd, className }: AddButtonProps) {
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
