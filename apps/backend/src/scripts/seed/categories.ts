import type { MedusaContainer } from '@medusajs/framework/types'
import { createCollectionsWorkflow, createProductCategoriesWorkflow } from '@medusajs/medusa/core-flows'
import { categories, pictureUrl, type Category } from '@umber/sample-store'

import { savePageContentWorkflow } from '../../workflows/save-page-content'

/** Backend ids by category slug. */
export type IdsBySlug = ReadonlyMap<string, string>

/**
 * The categories of the showcase: it reads them from collections. Collections have no parent, description or rank, so
 * their metadata holds them.
 */
export async function seedCollections(container: MedusaContainer): Promise<IdsBySlug> {
  const { result } = await createCollectionsWorkflow(container).run({
    input: {
      collections: categories.map((category: Category, rank) => ({
        title: category.name,
        handle: category.slug,
        metadata: {
          description: category.description,
          image: pictureUrl(`category-${category.slug}`),
          parent_handle: category.parent ?? null,
          rank,
        },
      })),
    },
  })
  return idsBySlug(result)
}

/** The categories of the live shop, parents first because a child refers to its parent by id. */
export async function seedProductCategories(container: MedusaContainer): Promise<IdsBySlug> {
  const tree: readonly Category[] = categories
  const roots = await createLevel(
    container,
    tree.filter((category) => category.parent === undefined),
    new Map(),
  )
  const children = await createLevel(
    container,
    tree.filter((category) => category.parent !== undefined),
    roots,
  )
  const ids = new Map([...roots, ...children])
  for (const { slug } of tree) await seedPicture(container, slug, ids.get(slug))
  return ids
}

async function seedPicture(container: MedusaContainer, slug: string, id = ''): Promise<void> {
  const picture = pictureUrl(`category-${slug}`)
  const input = { entity: 'product_category', id, fields: { picture } } as const
  await savePageContentWorkflow(container).run({ input })
}

async function createLevel(
  container: MedusaContainer,
  level: readonly Category[],
  parents: IdsBySlug,
): Promise<IdsBySlug> {
  const { result } = await createProductCategoriesWorkflow(container).run({
    input: {
      product_categories: level.map((category) => {
        const parentId = category.parent === undefined ? undefined : parents.get(category.parent)
        return {
          name: category.name,
          handle: category.slug,
          description: category.description,
          is_active: true,
          rank: level.filter((sibling) => sibling.parent === category.parent).indexOf(category),
          ...(parentId === undefined ? {} : { parent_category_id: parentId }),
        }
      }),
    },
  })
  return idsBySlug(result)
}

function idsBySlug(things: readonly { readonly id: string; readonly handle: string }[]): IdsBySlug {
  return new Map(things.map((thing) => [thing.handle, thing.id]))
}
