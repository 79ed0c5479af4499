import type { Category } from '@umber/storefront-core'
import type { Collection } from '@umber/storefront-core/catalogue'
import { useMemo } from 'react'
import { paths } from '../../config/paths.ts'
import { listingCopy } from '../../copy/products.ts'
import { useCategories, useCollection } from '../../queries/use-products.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { HangerIllustration } from '../../ui/illustrations/hanger.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { homeCrumb } from '../../seo/category-crumbs.ts'
import { ListFailed, ListLoading } from './list-state.tsx'
import { ProductList } from './product-list.tsx'

const noCategories: readonly Category[] = []
const home = [homeCrumb]

/** The page of a curated list. */
export function CollectionScreen({ slug }: { readonly slug: string }) {
  const collection = useCollection(slug)
  if (collection.status === 'failed') return <ListFailed {...collection} />
  if (collection.status === 'loading') return <ListLoading />
  return collection.value === null ? <UnknownCollection /> : <OneCollection collection={collection.value} />
}

function OneCollection({ collection }: { readonly collection: Collection }) {
  const { id, slug, name, description, image } = collection
  const categories = useCategories()
  const scope = useMemo(() => ({ category: 'all', collectionId: id }), [id])
  return (
    <ProductList
      scope={scope}
      path={paths.collection(slug)}
      crumbs={home}
      name={name}
      description={description}
      image={image}
      sections={noCategories}
      categories={categories.status === 'ready' ? categories.value : noCategories}
    />
  )
}

function UnknownCollection() {
  usePageHead({ title: listingCopy.unknownCollection, robots: 'noindex' })
  return (
    <section className="page-width py-section-quiet">
      <EmptyState
        level={1}
        drawing={<HangerIllustration />}
        title={listingCopy.unknownCollection}
        sentence={listingCopy.unknownCollectionHint}
        action={<LinkButton to={paths.category('all')}>{listingCopy.all}</LinkButton>}
      />
    </section>
  )
}
