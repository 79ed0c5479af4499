import { shellCopy } from '../../copy/shell.ts'
import { BagIcon } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'

interface CartButtonProps {
  readonly itemCount: number
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onIntent: () => void
}

const highestShown = 99

export function CartButton({ itemCount, isOpen, onToggle, onIntent }: CartButtonProps) {
  return (
    <IconButton
      label={shellCopy.cartButton(itemCount)}
      data-tip=""
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onToggle}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <BagIcon />
      {itemCount > 0 && (
        <span
          key={itemCount}
          aria-hidden="true"
          data-testid="cart-count"
          className="roll-in tabular absolute top-0.5 right-0 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent px-1 text-count font-medium text-on-accent"
        >
          {itemCount > highestShown ? `${highestShown}+` : itemCount}
        </span>
      )}
    </IconButton>
  )
}
