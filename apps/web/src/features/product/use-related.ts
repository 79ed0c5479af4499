import { relatedProducts, type ListedProduct, type Product } from '@umber/storefront-core'
import { useMemo } from 'react'
import { useProductIndex } from '../../queries/use-products.ts'
import { usePagedLists } from '../product-list/lists/use-paged-lists.ts'

/** Other products of the same category; empty while loading. */
export function useRelated(product: Product): readonly ListedProduct[] {
  const lists = usePagedLists() ?? wholeLists
  return lists.useRelated(product)
}

const wholeLists = { useRelated: useRelatedOfAll }

function useRelatedOfAll(product: Product): readonly ListedProduct[] {
  const index = useProductIndex()
  const products = index.status === 'ready' ? index.value.products : undefined
  return useMemo(
    () => (products === undefined ? [] : relatedProducts(products, product)),
    [products, product],
  )
}
