import { useQuery } from '@tanstack/react-query'
import { findCategory } from '@umber/storefront-core/catalogue'
import { useId } from 'react'
import { paths } from '../../config/paths.ts'
import { homeCopy } from '../../copy/home.ts'
import { categoryRowQuery } from '../../queries/featured-and-related.ts'
import { useCategories } from '../../queries/use-products.ts'
import { useServices } from '../../services/services-context.ts'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { ProductGrid, ProductGridSkeleton } from '../product-card/product-grid.tsx'

interface CategoryRowProps {
  readonly slug: string
  readonly title?: string | undefined
}

/** The first products of a category. Renders nothing where there are none. */
export function CategoryRow({ slug, title }: CategoryRowProps) {
  const id = useId()
  const categories = useCategories()
  const { data: products, isError } = useQuery(categoryRowQuery(useServices(), slug))
  const known = categories.status === 'ready' ? findCategory(categories.value, slug)?.name : undefined
  const heading = title ?? known ?? slug
  if (isError || products?.length === 0) return null
  return (
    <section className="page-width pt-section" aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-6">
        <Heading level={2} id={id} dir="auto">
          {heading}
        </Heading>
        <LinkButton variant="link" to={paths.category(slug)}>
          {homeCopy.viewAll}
        </LinkButton>
      </div>
      {products === undefined ? (
        <ProductGridSkeleton count={4} />
      ) : (
        <ProductGrid products={products} label={heading} />
      )}
    </section>
  )
}
