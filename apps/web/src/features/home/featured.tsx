import type { ListedProduct } from '@umber/storefront-core'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../config/paths.ts'
import { listingCopy } from '../../copy/products.ts'
import { homeCopy } from '../../copy/home.ts'
import { failureSentence } from '../../copy/failure.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { ProductGrid, ProductGridSkeleton } from '../product-card/product-grid.tsx'
import { featuredList, firstFeatured } from '../../queries/featured-and-related.ts'
import { useLoadMoreQuery, type LoadedItems } from '../../queries/use-load-more-query.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { useServices } from '../../services/services-context.ts'
import { ListEnd } from './list-end.tsx'
import { useLoadMore } from './use-load-more.ts'

const batches = { first: firstFeatured, more: 4 }

export function Featured({ title = homeCopy.featured }: { readonly title?: string | undefined }) {
  const { featuredProductIds } = useShopSettings()
  const list = useLoadMoreQuery(featuredList(useServices(), featuredProductIds))
  return (
    <section className="page-width pt-section" aria-labelledby="featured-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-6">
        <Heading level={2} id="featured-heading">
          {title}
        </Heading>
        <LinkButton variant="link" to={paths.category('all')}>
          {homeCopy.viewAll}
        </LinkButton>
      </div>
      {list.status === 'failed' && (
        <ErrorAlert sentence={listingCopy.failed} hint={failureSentence(list.failure)} onRetry={list.retry} />
      )}
      {list.status === 'loading' && (
        <div aria-busy="true">
          <output className="block text-small text-ink-2">
            {list.struggling ? listingCopy.struggling : ''}
          </output>
          <ProductGridSkeleton count={batches.first} />
        </div>
      )}
      {list.status === 'ready' && <FeaturedGrid list={list.value} />}
    </section>
  )
}

function FeaturedGrid({ list }: { readonly list: LoadedItems<ListedProduct> }) {
  const { items, total, growth } = list
  const grow = growth.kind === 'ready' ? growth.grow : undefined
  const { shown, more, isShort } = useLoadMore(items, batches, grow)
  const grid = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<number>()

  // The pressed button moves or disappears: focus the first new product.
  useEffect(() => {
    if (opened === undefined) return
    grid.current?.querySelectorAll<HTMLAnchorElement>('h3 a')[opened]?.focus({ preventScroll: true })
  }, [opened])

  return (
    // After Back, the place in the page is found when the list is as long as before.
    <div ref={grid} aria-busy={isShort && (growth.kind === 'ready' || growth.kind === 'growing')}>
      <ProductGrid products={shown} label={homeCopy.featured} />
      <ListEnd growth={growth} />
      {more !== undefined && (
        <div className="flex flex-col items-center gap-3 pt-12">
          <Text look="small" className="tabular">
            {homeCopy.progress({ shown: shown.length, total })}
          </Text>
          <Button
            variant="outline"
            onClick={() => {
              setOpened(shown.length)
              more()
            }}
          >
            {homeCopy.loadMore}
          </Button>
        </div>
      )}
    </div>
  )
}
