import { useQuery } from '@tanstack/react-query'
import { defaultFilters, relatedProducts, showcaseListing, type ListedProduct, type Product } from '@umber/storefront-core'
import { useMemo } from 'react'
import { listingPages } from '../../../bindings/listing-queries.ts'
import { pagesQuery } from '../../../bindings/pages.ts'
import { useShop } from '../../../bindings/shop.ts'
import { listingOf } from '../lists/use-listing.ts'
import { useProductIndex } from '../data/use-catalogue-data.ts'

const most = 4

/** Other goods of the same category; none as long as they are not here. */
export function useRelated(product: Product): readonly ListedProduct[] {
  const { goods } = useShop()
  const isWhole = goods.kind === 'whole'
  const index = useProductIndex(isWhole)
  const all = index.phase === 'ready' ? index.value.products : undefined
  const related = useMemo(
    () => (all === undefined ? [] : relatedProducts(all, product, most)),
    [all, product],
  )

  const { categoryId } = product
  const filters = { ...defaultFilters, categories: categoryId === undefined ? [] : [categoryId] }
  const question = { category: 'all', filters, sort: 'newest', rules: showcaseListing } as const
  // One more than is shown, for the product itself may be among them.
  const { data } = useQuery({
    ...pagesQuery(listingPages(listingOf(goods), question, most + 1)),
    enabled: !isWhole && categoryId !== undefined,
  })
  if (isWhole) return related
  return (data?.items ?? []).filter(({ id }) => id !== product.id).slice(0, most)
}
