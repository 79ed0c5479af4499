import { relatedProducts, type ListedProduct, type Product } from '@umber/storefront-core'
import { useMemo } from 'react'
import { useProductIndex } from '../data/use-catalogue-data.ts'
import { usePagedLists } from '../lists/use-paged-lists.ts'

/** Other goods of the same category; none as long as they are not here. */
export function useRelated(product: Product): readonly ListedProduct[] {
  const lists = usePagedLists() ?? wholeLists
  return lists.useRelated(product)
}

const wholeLists = { useRelated: useRelatedOfAll }

function useRelatedOfAll(product: Product): readonly ListedProduct[] {
  const index = useProductIndex()
  const products = index.phase === 'ready' ? index.value.products : undefined
  return useMemo(
    () => (products === undefined ? [] : relatedProducts(products, product)),
    [products, product],
  )
}
