import { findCategory, pathToCategory, subcategories } from '@umber/storefront-core/catalogue'
import type { Category } from '@umber/storefront-core'
import { useMemo } from 'react'
import { paths } from '../../config/paths.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { listingCopy } from '../../copy/products.ts'
import { useWholeCategories } from '../../queries/use-products.ts'
import { categoryCrumbs, homeCrumb } from '../../seo/category-crumbs.ts'
import { CategoryNotFound } from './category-not-found.tsx'
import { ListFailed, ListLoading } from './list-state.tsx'
import { ProductList } from './product-list.tsx'

const noCategories: readonly Category[] = []
const everything = { category: 'all' }
const home = [homeCrumb]

/** 'all' renders before the categories load; any other slug is checked against them. */
export function CategoryScreen({ slug }: { readonly slug: string }) {
  const categories = useWholeCategories()
  const known = categories.status === 'ready' ? categories.value : noCategories
  if (slug === 'all') return <AllProducts categories={known} pending={categories.status !== 'ready'} />
  if (categories.status === 'failed') return <ListFailed {...categories} />
  if (categories.status === 'loading') return <ListLoading />
  const category = findCategory(known, slug)
  return category === undefined ? (
    <UnknownCategory categories={known} />
  ) : (
    <OneCategory category={category} categories={known} />
  )
}

interface AllProductsProps {
  readonly categories: readonly Category[]
  readonly pending: boolean
}

function AllProducts({ categories, pending }: AllProductsProps) {
  const tops = useMemo(() => subcategories(categories, undefined), [categories])
  return (
    <ProductList
      scope={everything}
      path={paths.category('all')}
      crumbs={home}
      name={listingCopy.all}
      description={listingCopy.allLead}
      sections={pending ? undefined : tops}
      categories={categories}
    />
  )
}

interface OneCategoryProps {
  readonly category: Category
  readonly categories: readonly Category[]
}

function OneCategory({ category, categories }: OneCategoryProps) {
  const { slug } = category
  const scope = useMemo(() => ({ category: slug }), [slug])
  const sections = useMemo(() => subcategories(categories, category), [categories, category])
  const crumbs = useMemo(
    () => [...home, ...categoryCrumbs(pathToCategory(categories, category).slice(0, -1))],
    [categories, category],
  )
  return (
    <ProductList
      scope={scope}
      path={paths.category(slug)}
      crumbs={crumbs}
      name={category.name}
      description={category.description}
      image={category.image}
      sections={sections}
      categories={categories}
    />
  )
}

function UnknownCategory({ categories }: { readonly categories: readonly Category[] }) {
  usePageHead({ title: listingCopy.unknown, robots: 'noindex' })
  return <CategoryNotFound categories={categories} />
}
