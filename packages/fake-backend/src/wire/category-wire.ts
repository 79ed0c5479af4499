import type { FakeCategory, FakeCollection } from '../fixtures/fake-product.ts'
import { made } from './dates.ts'
import type { Wire } from './wire.ts'

export const collectionId = (handle: string): string => `pcol_fake_${handle}`
export const categoryId = (handle: string): string => `pcat_fake_${handle}`

/** Sent only on request. */
export const collectionExtras = ['metadata', 'page_content']

export function collectionWire(category: FakeCategory, rank: number, opened: number): Wire {
  return {
    id: collectionId(category.handle),
    title: category.name,
    handle: category.handle,
    external_id: null,
    ...made(opened),
    metadata: {
      description: category.description,
      image: category.image,
      parent_handle: category.parent,
      rank,
    },
  }
}

/** A curated list, which has no place in the tree of categories. */
export function curatedWire(collection: FakeCollection, opened: number): Wire {
  return {
    id: collectionId(collection.handle),
    title: collection.name,
    handle: collection.handle,
    external_id: null,
    ...made(opened),
    metadata: null,
  }
}

/** Sent only on request. */
export const categoryExtras = ['page_content']

export const pageContent = ({ image }: { readonly image: string }): Wire => ({
  picture: image,
  picture_text: null,
  text: null,
})

/** A category as a node of the tree: everything but its own relations. */
function categoryRow(category: FakeCategory, all: readonly FakeCategory[], opened: number): Wire {
  const siblings = all.filter(({ parent }) => parent === category.parent)
  return {
    id: categoryId(category.handle),
    name: category.name,
    description: category.description,
    handle: category.handle,
    rank: siblings.indexOf(category),
    external_id: null,
    parent_category_id: category.parent === null ? null : categoryId(category.parent),
    ...made(opened),
    metadata: null,
  }
}

export function categoryWire(
  category: FakeCategory,
  all: readonly FakeCategory[],
  opened: number,
  withDescendants: boolean,
): Wire {
  const below = all.filter(({ parent }) => parent === category.handle)
  const nested = (child: FakeCategory): Wire => ({
    ...placedRow(child, all, opened),
    ...(withDescendants
      ? { category_children: all.filter(({ parent }) => parent === child.handle).map(nested) }
      : {}),
  })
  const above = all.find(({ handle }) => handle === category.parent)
  return {
    ...categoryRow(category, all, opened),
    page_content: pageContent(category),
    ...(withDescendants ? {} : { parent_category: above === undefined ? null : nested(above) }),
    category_children: below.map(nested),
  }
}

/** A category as a relation of another entity, with more fields. */
export function placedRow(category: FakeCategory, all: readonly FakeCategory[], opened: number): Wire {
  return {
    ...categoryRow(category, all, opened),
    mpath: mpathOf(category),
    is_active: true,
    is_internal: false,
    deleted_at: null,
  }
}

function mpathOf({ handle, parent }: FakeCategory): string {
  return parent === null ? categoryId(handle) : `${categoryId(parent)}.${categoryId(handle)}`
}
