import type { Category } from '@umber/storefront-core'
import type { ListScope as Scope } from '@umber/storefront-core/catalogue'
import type { Crumb } from '../../seo/head-tags.ts'
import { FilteredList } from './filtered-list.tsx'
import { ListHeader } from './list-header.tsx'
import { SubcategoryLinks } from './subcategory-links.tsx'

interface ListingProps {
  readonly scope: Scope
  /** Of the list. */
  readonly path: string
  /** The way to the list, from the home page down. */
  readonly crumbs: readonly Crumb[]
  readonly name: string
  readonly description: string
  /** For link previews. */
  readonly image?: string | undefined
  readonly sections: readonly Category[] | undefined
  readonly categories: readonly Category[]
}

/** The page of a category or a collection. */
export function ProductList(listing: ListingProps) {
  const { scope, path, crumbs, name, description, image, sections, categories } = listing
  return (
    <FilteredList
      scope={scope}
      path={path}
      categories={categories}
      head={{ title: name, description, image, crumbs }}
      header={
        <>
          <ListHeader crumbs={crumbs} name={name} description={description} />
          <SubcategoryLinks categories={sections} />
        </>
      }
    />
  )
}
