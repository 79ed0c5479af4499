import { cartCopy } from '../../copy/cart.ts'
import { Button } from '../../ui/primitives/button.tsx'

interface RemoveButtonProps {
  readonly name: string
  readonly label: string
  readonly onRemove: () => void
}

export function RemoveButton({ name, label, onRemove }: RemoveButtonProps) {
  return (
    <Button
      variant="link"
      size="small"
      aria-label={cartCopy.removeNamed(name)}
      onClick={onRemove}
      className="text-ink-2"
    >
      {label}
    </Button>
  )
}
