import type { WishlistStore } from '@umber/storefront-core/wishlist'
import { paths } from '../../config/paths.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { failureSentence } from '../../copy/failure.ts'
import { wishlistCopy } from '../../copy/wishlist.ts'
import { focusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { HeartIllustration } from '../../ui/illustrations/heart.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { ProductGridSkeleton } from '../product-card/product-grid.tsx'
import { TileGrid } from '../product-card/summary-grid.tsx'
import { useWishlist } from './use-wishlist.ts'
import { WishlistTile } from './wishlist-tile.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'

const LeftOutNotice = lazyComponent(
  async () => (await import('./unavailable-products.tsx')).UnavailableProducts,
)

const skeletons = 4
const keepFocus = focusAfterRemoval('li')

export function WishlistScreen() {
  usePageHead({ title: wishlistCopy.title, robots: 'noindex' })
  return (
    <div ref={keepFocus}>
      <WishlistContent />
    </div>
  )
}

function WishlistContent() {
  const { store, state, isUnreachable, retry } = useWishlist()
  const isEmpty = state.status === 'ready' && state.items.length === 0
  if (isEmpty && state.leftOut === undefined) return <EmptyWishlist />
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <div className="flex flex-wrap items-baseline gap-x-4 pb-8">
        <Heading level={1}>{wishlistCopy.title}</Heading>
        {state.status === 'ready' && (
          <p className="tabular text-body text-ink-2">{wishlistCopy.count(state.items.length)}</p>
        )}
      </div>
      {state.leftOut !== undefined && store !== undefined && (
        <AsyncBoundary>
          <LeftOutNotice products={state.leftOut} onClear={() => store.clearLeftOut()} />
        </AsyncBoundary>
      )}
      {isUnreachable || state.status === 'failed' ? (
        <ErrorAlert
          sentence={wishlistCopy.failed}
          hint={failureSentence(state.status === 'failed' ? state.failure : undefined)}
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
    <div className="page-width min-h-dvh py-section-quiet">
      <EmptyState
        level={1}
        drawing={<HeartIllustration />}
        title={wishlistCopy.empty}
        sentence={wishlistCopy.emptySentence}
        action={<LinkButton to={paths.category('all')}>{wishlistCopy.browse}</LinkButton>}
      />
    </div>
  )
}

function SavedProducts({ store }: { readonly store: WishlistStore | undefined }) {
  const { state } = useWishlist()
  if (store === undefined || state.status !== 'ready')
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
