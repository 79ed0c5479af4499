import { featuredFirst } from '@umber/storefront-core'
import { useMemo } from 'react'
import type { Loaded } from '../data/loaded.ts'
import { useProductIndex } from '../data/use-catalogue-data.ts'
import type { GrowingListing } from '../lists/listing.ts'
import { usePagedLists } from '../lists/use-paged-lists.ts'

/** Everything on sale, featured products first. */
export function useFeatured(): Loaded<GrowingListing> {
  const lists = usePagedLists() ?? wholeLists
  return lists.useFeatured()
}

const wholeLists = { useFeatured: useFeaturedOfAll }

function useFeaturedOfAll(): Loaded<GrowingListing> {
  const index = useProductIndex()
  const all = index.phase === 'ready' ? index.value.products : undefined
  const products = useMemo(() => featuredFirst(all ?? []), [all])
  return index.phase === 'ready'
    ? { phase: 'ready', value: { products, total: products.length, isCounted: index.value.complete } }
    : index
}
