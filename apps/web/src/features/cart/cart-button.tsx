import { shellCopy } from '../../copy/shell.ts'
import { BagIcon } from '../../ui/icons.tsx'
import { DialogButton } from '../../ui/patterns/dialog-button.tsx'

interface CartButtonProps {
  readonly itemCount: number
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly load: () => Promise<unknown>
}

export function CartButton({ itemCount, isOpen, onToggle, load }: CartButtonProps) {
  return (
    <DialogButton label={shellCopy.cartButton(itemCount)} isOpen={isOpen} onClick={onToggle} load={load}>
      <BagIcon />
      {itemCount > 0 && (
        <span
          key={itemCount}
          aria-hidden="true"
          data-testid="cart-count"
          className="roll-in tabular absolute top-0.5 end-0 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent px-1 text-count font-medium text-on-accent"
        >
          {itemCount}
        </span>
      )}
    </DialogButton>
  )
}
