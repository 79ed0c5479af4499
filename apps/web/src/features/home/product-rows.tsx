import type { ListedProduct } from '@umber/storefront-core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { findCategory } from '@umber/storefront-core/catalogue'
import type { HomeRow } from '@umber/storefront-core/shop'
import { useId } from 'react'
import { usualHomeSections } from '../../config/home-sections.ts'
import { paths } from '../../config/paths.ts'
import { homeCopy } from '../../copy/home.ts'
import { featuredList, firstFeatured } from '../../queries/featured-and-related.ts'
import {
  mostInRow,
  productRowOf,
  productRowQuery,
  type ProductRow as ProductRowOf,
} from '../../queries/product-rows.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { loadMoreQuery } from '../../queries/use-load-more-query.ts'
import { useCategories } from '../../queries/use-products.ts'
import { useServices } from '../../services/services-context.ts'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { ProductGrid, ProductGridSkeleton } from '../product-card/product-grid.tsx'

interface RowProps {
  readonly heading: string
  readonly list: { readonly url: string; readonly label: string } | undefined
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
        {list && (
          <LinkButton variant="link" to={list.url}>
            {list.label}
          </LinkButton>
        )}
      </div>
      {products === undefined ? (
        <ProductGridSkeleton count={mostInRow} />
      ) : (
        <ProductGrid products={products} label={heading} />
      )}
    </section>
  )
}

interface ProductRowProps {
  readonly row: HomeRow & { readonly title?: string | undefined }
}

/** A row that the owner has put on the home page, other than that of the featured products. */
export function ProductRow({ row }: ProductRowProps) {
  const one = productRowOf(row)
  return one && <ShortRow row={one} title={row.title} />
}

interface ShortRowProps {
  readonly row: ProductRowOf
  readonly title: string | undefined
}

function ShortRow({ row, title }: ShortRowProps) {
  const categories = useCategories()
  const { data, isError } = useQuery(productRowQuery(useServices(), row))
  const shown = useFeatured(row.row === 'newest')
  const found = data?.products.filter(({ id }) => !shown?.has(id)).slice(0, mostInRow)
  return (
    <Row
      heading={title ?? data?.name ?? titleOf(row, categories)}
      list={listOf(row)}
      products={isError ? [] : shown === undefined ? undefined : found}
    />
  )
}

function titleOf(row: ProductRowOf, categories: ReturnType<typeof useCategories>): string {
  if (!('handle' in row)) return row.row === 'newest' ? homeCopy.newest : homeCopy.sale
  const known = categories.status === 'ready' ? findCategory(categories.value, row.handle)?.name : undefined
  return known ?? row.handle
}

/** Where the rest of the row is; reduced products have no list of their own. */
function listOf(row: ProductRowOf) {
  if (!('handle' in row))
    return row.row === 'sale'
      ? undefined
      : { url: `${paths.category('all')}?sort=newest`, label: homeCopy.viewNewest }
  const page = row.row === 'category' ? paths.category : paths.collection
  return { url: page(row.handle), label: homeCopy.viewAll }
}

const none: ReadonlySet<string> = new Set()

/** The products that the page features, which the newest leave out. Undefined until they are read. */
function useFeatured(isWanted: boolean): ReadonlySet<string> | undefined {
  const { homeSections, featuredProductIds } = useShopSettings()
  const services = useServices()
  const sections = homeSections ?? usualHomeSections(services.preset)
  const hasRow = sections.some((one) => one.kind === 'products' && one.row === 'featured')
  const isNeeded = isWanted && hasRow
  const list = loadMoreQuery(featuredList(services, featuredProductIds))
  const { data, isError } = useInfiniteQuery({ ...list, enabled: isNeeded })
  if (!isNeeded || isError) return none
  return data && new Set(data.pages[0]?.items.slice(0, firstFeatured).map(({ id }) => id))
}
