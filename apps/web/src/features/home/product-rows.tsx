import type { ListedProduct } from '@umber/storefront-core'
import { useQuery } from '@tanstack/react-query'
import { findCategory } from '@umber/storefront-core/catalogue'
import { useId } from 'react'
import { paths } from '../../config/paths.ts'
import { homeCopy } from '../../copy/home.ts'
import {
  featuredList,
  firstFeatured,
  mostInRow,
  productRowQuery,
} from '../../queries/featured-and-related.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { useLoadMoreQuery } from '../../queries/use-load-more-query.ts'
import { useCategories } from '../../queries/use-products.ts'
import { useServices } from '../../services/services-context.ts'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { ProductGrid, ProductGridSkeleton } from '../product-card/product-grid.tsx'

interface RowProps {
  readonly heading: string
  readonly list: { readonly url: string; readonly label: string }
  /** Undefined until they are read. */
  readonly products: readonly ListedProduct[] | undefined
}

/** A few products in a row. Renders nothing where there are none. */
function Row({ heading, list, products }: RowProps) {
  const id = useId()
  if (products?.length === 0) return null
  return (
    <section className="page-width pt-section" aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-6">
        <Heading level={2} id={id} dir="auto">
          {heading}
        </Heading>
        <LinkButton variant="link" to={list.url}>
          {list.label}
        </LinkButton>
      </div>
      {products === undefined ? (
        <ProductGridSkeleton count={mostInRow} />
      ) : (
        <ProductGrid products={products} label={heading} />
      )}
    </section>
  )
}

/** The first products of a category. */
export function CategoryRow({ slug, title }: { readonly slug: string; readonly title?: string | undefined }) {
  const categories = useCategories()
  const { data, isError } = useQuery(productRowQuery(useServices(), { kind: 'category', category: slug }))
  const known = categories.status === 'ready' ? findCategory(categories.value, slug)?.name : undefined
  return (
    <Row
      heading={title ?? known ?? slug}
      list={{ url: paths.category(slug), label: homeCopy.viewAll }}
      products={isError ? [] : data}
    />
  )
}

/** The newest products, without those that the page features. */
export function NewestRow({ title = homeCopy.newest }: { readonly title?: string | undefined }) {
  const { featuredProductIds } = useShopSettings()
  const services = useServices()
  const { data, isError } = useQuery(productRowQuery(services, { kind: 'newest' }))
  const featured = useLoadMoreQuery(featuredList(services, featuredProductIds))
  const shown = featured.status === 'ready' ? featured.value.items.slice(0, firstFeatured) : []
  const others = data?.filter(({ id }) => !shown.some((one) => one.id === id)).slice(0, mostInRow)
  return (
    <Row
      heading={title}
      list={{ url: `${paths.category('all')}?sort=newest`, label: homeCopy.viewNewest }}
      products={isError ? [] : featured.status === 'loading' ? undefined : others}
    />
  )
}
