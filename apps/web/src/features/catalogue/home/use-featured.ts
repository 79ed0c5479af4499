import { featuredFirst } from '@umber/storefront-core'
import { use, useMemo } from 'react'
import { useShop } from '../../../bindings/shop.ts'
import type { Loaded } from '../data/loaded.ts'
import { useProductIndex } from '../data/use-catalogue-data.ts'
import { wholeList, type Listing } from '../lists/listing.ts'
import { loadPagedLists } from '../lists/load-paged-lists.ts'

/** Everything on sale, featured products first. */
export function useFeatured(): Loaded<Listing> {
  const useThis =
    useShop().preset.catalogue === 'whole' ? useFeaturedOfAll : use(loadPagedLists()).useFeatured
  return useThis()
}

function useFeaturedOfAll(): Loaded<Listing> {
  const index = useProductIndex()
  const products = index.phase === 'ready' ? index.value.products : undefined
  const featured = useMemo(() => featuredFirst(products ?? []), [products])
  return index.phase === 'ready'
    ? { phase: 'ready', value: wholeList(featured, index.value.complete) }
    : index
}
