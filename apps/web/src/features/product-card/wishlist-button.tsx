import type { Failure } from '@umber/storefront-core'
import type { ProductSummary } from '@umber/storefront-core/search'
import { useSyncExternalStore } from 'react'
import { useServices } from '../../services/services-context.ts'
import { cardCopy, productCopy } from '../../copy/products.ts'
import { HeartIcon } from '../../ui/icons.tsx'
import { notify } from '../../ui/toast/notify.ts'

export interface WishlistButtonProps {
  readonly product: ProductSummary
  readonly className?: string
}

const notSavedSentence = (failure: Failure | undefined): string => {
  if (failure?.code === 'wishlist_full') return cardCopy.wishlistFull
  return failure?.kind === 'missing' ? cardCopy.noLongerSold : cardCopy.notSaved
}

/** The accessible name stays the same in both states; `aria-pressed` carries the state. */
export function WishlistButton({ product, className = '' }: WishlistButtonProps) {
  const { wishlist } = useServices()
  const saved = useSyncExternalStore(
    wishlist.subscribe,
    () => wishlist.has(product.slug),
    () => false,
  )
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={cardCopy.save(product.name)}
      onClick={() => {
        const now = wishlist.toggle(product, (failure) =>
          notify({ title: notSavedSentence(failure), tone: 'error' }),
        )
        notify({ title: now ? productCopy.saved : productCopy.unsaved, tone: 'success' })
      }}
      className={`flex items-center justify-center ${className}`}
    >
      <span className="flex size-8 items-center justify-center rounded-full bg-paper/60 transition-colors hover:bg-paper">
        <HeartIcon className={saved ? 'beat size-5 fill-current' : 'size-5'} />
      </span>
    </button>
  )
}
