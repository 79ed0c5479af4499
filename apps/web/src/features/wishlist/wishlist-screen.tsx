import type { WishlistStore } from '@umber/storefront-core/wishlist'
import { paths } from '../../app/paths.ts'
import { usePageHead } from '../../bindings/use-page-head.ts'
import { failureSentence } from '../../copy/failure.ts'
import { wishlistCopy } from '../../copy/wishlist.ts'
import { HeartDrawing } from '../../ui/drawings/heart.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { FailureNotice } from '../../ui/patterns/failure-notice.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { ProductGridSkeleton } from '../catalogue/card/product-grid.tsx'
import { TileGrid } from '../catalogue/card/summary-grid.tsx'
import { useWishlist } from './use-wishlist.ts'
import { WishlistTile } from './wishlist-tile.tsx'
import { lazyPart } from '../../bindings/lazy-part.tsx'
import { Part } from '../../ui/part.tsx'

const LeftOutNotice = lazyPart(async () => (await import('./left-out-notice.tsx')).LeftOutNotice)

const skeletons = 4

export function WishlistScreen() {
  usePageHead({ title: wishlistCopy.title, robots: 'noindex' })
  const { store, state, isUnreachable, retry } = useWishlist()
  const isEmpty = state.phase === 'ready' && state.items.length === 0
  if (isEmpty && state.leftOut === undefined) return <EmptyWishlist />
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <div className="flex flex-wrap items-baseline gap-x-4 pb-8">
        <Heading level={1}>{wishlistCopy.title}</Heading>
        {state.phase === 'ready' && (
          <p className="tabular text-body text-ink-2">{wishlistCopy.count(state.items.length)}</p>
        )}
      </div>
      {state.leftOut !== undefined && store !== undefined && (
        <Part>
          <LeftOutNotice products={state.leftOut} onClear={() => store.clearLeftOut()} />
        </Part>
      )}
      {isUnreachable || state.phase === 'failed' ? (
        <FailureNotice
          sentence={wishlistCopy.failed}
          hint={failureSentence(state.phase === 'failed' ? state.failure : undefined)}
          onRetry={store === undefined ? retry : () => void store.load()}
        />
      ) : (
        <SavedProducts store={store} />
      )}
    </div>
  )
}

function EmptyWishlist() {
  return (
    <div className="page-width py-section-quiet">
      <EmptyState
        level={1}
        drawing={<HeartDrawing />}
        title={wishlistCopy.empty}
        sentence={wishlistCopy.emptySentence}
        action={<LinkButton to={paths.category('all')}>{wishlistCopy.browse}</LinkButton>}
      />
    </div>
  )
}

function SavedProducts({ store }: { readonly store: WishlistStore | undefined }) {
  const { state } = useWishlist()
  if (store === undefined || state.phase !== 'ready')
    return (
      <div aria-busy="true">
        <p className="sr-only">{wishlistCopy.loading}</p>
        <ProductGridSkeleton count={skeletons} />
      </div>
    )
  return (
    <>
      <h2 className="sr-only">{wishlistCopy.list}</h2>
      <TileGrid label={wishlistCopy.list}>
        {state.items.map((product) => (
          <li key={product.slug}>
            <WishlistTile product={product} store={store} />
          </li>
        ))}
      </TileGrid>
    </>
  )
}
