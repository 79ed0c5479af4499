import { useQuery } from '@tanstack/react-query'
import type { Product } from '@umber/storefront-core'
import { productCopy } from '../../copy/products.ts'
import { Heading } from '../../ui/primitives/text.tsx'
import { ProductGrid } from '../product-card/product-grid.tsx'
import { relatedQuery } from '../../queries/featured-and-related.ts'
import { useServices } from '../../services/services-context.ts'

/** Optional: renders nothing without a list. */
export function Related({ product }: { readonly product: Product }) {
  const { data: related = [] } = useQuery(relatedQuery(useServices(), product))
  if (related.length === 0) return null
  return (
    <section className="page-width pt-section" aria-labelledby="related-heading">
      <Heading level={2} id="related-heading" className="pb-6">
        {productCopy.related}
      </Heading>
      <ProductGrid products={related} label={productCopy.related} />
    </section>
  )
}
