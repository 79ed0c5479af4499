import { omitUndefined } from '../parse/omit-undefined.ts'
import { pictureUrl } from '../parse/picture-url.ts'
import { collect, field, number, text } from '../parse/read.ts'
import { sorted } from '../parse/sorted.ts'
import { readAll, type CategorySource } from './category-source.ts'
import type { Category } from './category.ts'

const ownFields = ['id', 'name', 'handle', 'description', 'rank', 'parent_category_id', 'metadata']

/**
 * Medusa's product categories: the tree, the order and the texts that the dashboard shows on its page "Categories".
 * Works with any Medusa backend; a picture is read from the metadata's `image`. `GET /store/product-categories`
 *
 * @param extraFields more fields of a category, in Medusa's `fields` syntax, where the backend allows them
 */
export const createProductCategories = (extraFields: readonly string[] = []): CategorySource => ({
  async read({ store }, backendUrl, { signal }) {
    const fields = [...ownFields, ...extraFields].join(',')
    const entries = await readAll(
      (page) => store.category.list({ ...page, fields }, undefined, { signal, retry: false }),
      'product_categories',
    )
    return productCategoriesFromWire(entries, backendUrl)
  },
  // Its parent tells which of a product's categories is the lowest.
  productFields: ['*categories'],
})

/**
 * The categories of `GET /store/product-categories`, which answers with the active ones that are not internal. A
 * category below one that is missing is hidden too. Entries without id or name are dropped.
 */
export function productCategoriesFromWire(wire: unknown, backendUrl: string): readonly Category[] {
  const read = collect(wire, (entry) => categoryFromWire(entry, backendUrl))
  const byId = new Map(read.map((category) => [category.id, category]))
  const visible = read.filter((category) => isVisible(category, byId))
  return sorted(visible, (one, other) => one.rank - other.rank)
}

function isVisible(category: Category, byId: ReadonlyMap<string, Category>): boolean {
  const seen = new Set<string>()
  let next: Category | undefined = category
  while (next !== undefined && next.parentId !== undefined && !seen.has(next.id)) {
    seen.add(next.id)
    next = byId.get(next.parentId)
  }
  return next !== undefined && next.parentId === undefined
}

function categoryFromWire(wire: unknown, backendUrl: string): Category | undefined {
  const id = text(field(wire, 'id'))
  const name = text(field(wire, 'name'))
  if (id === undefined || name === undefined) return undefined
  return {
    id,
    name,
    slug: text(field(wire, 'handle')) ?? id,
    rank: number(field(wire, 'rank')) ?? 0,
    ...contentFromWire(wire, backendUrl),
    ...omitUndefined({ parentId: text(field(wire, 'parent_category_id')) }),
  }
}

/** The text and the picture of a category's or a collection's page. */
export function contentFromWire(
  wire: unknown,
  backendUrl: string,
): Pick<Category, 'description' | 'image' | 'imageText'> {
  const content = field(wire, 'page_content')
  const own = pictureUrl(field(content, 'picture'), backendUrl)
  return {
    description: text(field(content, 'text')) ?? text(field(wire, 'description')) ?? '',
    ...omitUndefined({
      image: own ?? pictureUrl(field(field(wire, 'metadata'), 'image'), backendUrl),
      imageText: text(field(content, 'picture_text')),
    }),
  }
}

/** The fields of a category or collection that hold the content of its page in the shop's own backend. */
export const pageContentFields: readonly string[] = [
  'page_content.picture',
  'page_content.picture_text',
  'page_content.text',
]
