import type { Product } from '@umber/storefront-core'
import { cardCopy } from '../../../copy/catalogue.ts'
import { HeartIcon } from '../../../ui/icons.tsx'
import { useSaved } from './saved-products.tsx'

export interface HeartButtonProps {
  readonly product: Product
  readonly className?: string
  readonly onToggled?: (saved: boolean) => void
}

/** Its name stays the same in both states; `aria-pressed` tells which one it is in. */
export function HeartButton({ product, className = '', onToggled }: HeartButtonProps) {
  const [saved, toggle] = useSaved(product.id)
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={cardCopy.save(product.name)}
      onClick={() => {
        const now = toggle()
        onToggled?.(now)
      }}
      className={`flex items-center justify-center ${className}`}
    >
      <span className="flex size-8 items-center justify-center rounded-full bg-paper/60 transition-colors hover:bg-paper">
        <HeartIcon className={saved ? 'size-5 fill-current' : 'size-5'} />
      </span>
    </button>
  )
}
