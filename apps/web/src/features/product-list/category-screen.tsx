import type { Category } from '@umber/storefront-core'
import { categoryTree, findCategory } from '@umber/storefront-core/catalogue'
import { useMemo } from 'react'
import { usePageHead } from '../../seo/use-page-head.ts'
import { listingCopy } from '../../copy/products.ts'
import { failureSentence } from '../../copy/failure.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { categorySkeletons, ProductGridSkeleton } from '../product-card/product-grid.tsx'
import { useCategories } from '../../queries/use-products.ts'
import { CategoryNotFound } from './category-not-found.tsx'
import { ProductList } from './product-list.tsx'

const noCategories: readonly Category[] = []

/** 'all' renders before the categories load; any other slug is checked against them. */
export function CategoryScreen({ slug }: { readonly slug: string }) {
  const categories = useCategories()
  const known = categories.status === 'ready' ? categories.value : noCategories
  if (slug === 'all') return <AllProducts categories={known} pending={categories.status !== 'ready'} />
  if (categories.status === 'failed') return <CategoryFailed {...categories} />
  if (categories.status === 'loading') return <CategoryLoading />
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
  const tops = useMemo(() => categoryTree(categories).map(({ category }) => category), [categories])
  return (
    <ProductList
      slug="all"
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
  const sections = useMemo(
    () => categoryTree(categories).find((branch) => branch.category.id === category.id)?.children ?? [],
    [categories, category],
  )
  return (
    <ProductList
      slug={category.slug}
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

function CategoryLoading() {
  usePageHead({})
  return (
    <section className="page-width pt-4 pb-section-quiet" aria-busy="true">
      <h1 className="sr-only" data-passing="">
        {listingCopy.loading}
      </h1>
      <Skeleton className="mt-2 h-5 w-40" />
      <Skeleton className="mt-8 h-11 w-64 lg:mt-12" />
      <Skeleton className="mt-4 mb-16 h-6 w-96 max-w-full" />
      <ProductGridSkeleton count={categorySkeletons} />
    </section>
  )
}

type Failed = Extract<ReturnType<typeof useCategories>, { status: 'failed' }>

function CategoryFailed({ failure, retry }: Failed) {
  usePageHead({ title: listingCopy.failedTitle })
  return (
    <section className="page-width flex flex-col gap-6 pt-8 pb-section">
      <Heading level={1}>{listingCopy.failedTitle}</Heading>
      <ErrorAlert sentence={listingCopy.failed} hint={failureSentence(failure)} onRetry={retry} />
    </section>
  )
}
