import { featuredFirst } from '@umber/storefront-core'
import { useMemo } from 'react'
import type { QueryState } from '../../queries/query-state.ts'
import { useProductIndex } from '../../queries/use-products.ts'
import type { GrowingProductList } from '../product-list/lists/product-list-page.ts'
import { usePagedLists } from '../product-list/lists/use-paged-lists.ts'

/** All products, featured ones first. */
export function useFeatured(): QueryState<GrowingProductList> {
  const lists = usePagedLists() ?? wholeLists
  return lists.useFeatured()
}

const wholeLists = { useFeatured: useFeaturedOfAll }

function useFeaturedOfAll(): QueryState<GrowingProductList> {
  const index = useProductIndex()
  const all = index.status === 'ready' ? index.value.products : undefined
  const products = useMemo(() => featuredFirst(all ?? []), [all])
  return index.status === 'ready'
    ? { status: 'ready', value: { products, total: products.length, isCounted: index.value.complete } }
    : index
}
