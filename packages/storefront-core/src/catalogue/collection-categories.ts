import { omitUndefined } from '../parse/omit-undefined.ts'
import { pictureUrl } from '../parse/picture-url.ts'
import { collect, field, fields, number, text } from '../parse/read.ts'
import { readAll, type CategorySource } from './category-source.ts'
import type { Category } from './category.ts'
import { sorted } from '../parse/sorted.ts'

/** The demonstration's categories: collections whose metadata describes a tree. `GET /store/collections` */
export const collectionCategories: CategorySource = {
  async read({ store }, backendUrl, { signal }) {
    const fields = 'id,title,handle,metadata'
    const entries = await readAll(
      (page) => store.collection.list({ ...page, fields }, undefined, { signal, retry: false }),
      'collections',
    )
    return collectionCategoriesFromWire(entries, backendUrl)
  },
  productFields: [],
}

/**
 * The categories from `GET /store/collections`: a collection's handle is the slug; its metadata has
 * description, image, parent_handle and rank. Entries without id or name are dropped.
 */
export function collectionCategoriesFromWire(wire: unknown, backendUrl: string): readonly Category[] {
  const read = collect(wire, (entry) => categoryWithParent(entry, backendUrl))
  const idBySlug = new Map(read.map(({ category }) => [category.slug, category.id]))
  return sorted(
    read.map(({ category, parentHandle }) => underParent(category, idBySlug.get(parentHandle ?? ''))),
    (one, other) => one.rank - other.rank,
  )
}

function underParent(category: Category, parentId: string | undefined): Category {
  return parentId === undefined || parentId === category.id ? category : { ...category, parentId }
}

interface Read {
  readonly category: Category
  readonly parentHandle: string | undefined
}

function categoryWithParent(wire: unknown, backendUrl: string): Read | undefined {
  const id = text(field(wire, 'id'))
  const name = text(field(wire, 'title'))
  if (id === undefined || name === undefined) return undefined
  const metadata = fields(field(wire, 'metadata'))
  return {
    category: {
      id,
      name,
      slug: text(field(wire, 'handle')) ?? id,
      description: text(field(metadata, 'description')) ?? '',
      rank: number(field(metadata, 'rank')) ?? unranked,
      ...omitUndefined({ image: pictureUrl(field(metadata, 'image'), backendUrl) }),
    },
    parentHandle: text(field(metadata, 'parent_handle')),
  }
}

/** Sorts after every category that has a rank. */
const unranked = 1_000_000
