import type { ISearchModuleService, MedusaContainer, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { readCategoryPaths } from './document-context'
import { productIdOf } from './document-id'
import { changesOf, noteChange } from './follow-change'

interface Filed {
  readonly product_id: string
  readonly product_category_id: string
}

/** Which products are in which categories, as Medusa's product module stores it. */
const filedProducts = 'product_category_product'

/** How many documents of the index are read at once. */
const batch = 5000

/**
 * Has the lists of the shop follow products that a program has put into categories, or has taken out. Medusa's workflow for that
 * emits nothing; after a change in the dashboard `api/middlewares/emit-missing-events.ts` does. The index is compared with the
 * database only when the sum of what is filed has changed since the last look of this process.
 */
export async function noteRefiledProducts(container: MedusaContainer): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const sum = `count(*) || ' ' || coalesce(sum(hashtextextended(product_id || ' ' || product_category_id, 0)), 0)`
  const [now] = await database(filedProducts).select<readonly { readonly filed: string }[]>(
    database.raw(`${sum} as filed`),
  )
  const changes = changesOf(container)
  if (now === undefined || now.filed === changes.lastFiled) return
  const refiled = await refiledProducts(container)
  if (refiled.length > 0) noteChange(container, new Map([['product', new Set(refiled)]]))
  changes.lastFiled = now.filed
}

/** The products of the index that are in other categories, or below others, than it says. */
async function refiledProducts(container: MedusaContainer): Promise<readonly string[]> {
  const query = container.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [shown, filed] = await Promise.all([
    readCategoryPaths(query),
    database(filedProducts).select<readonly Filed[]>('product_id', 'product_category_id'),
  ])
  const placed = new Map<string, Set<string>>()
  for (const { product_id: product, product_category_id: category } of filed)
    for (const { handle } of shown.get(category) ?? [])
      placed.set(product, (placed.get(product) ?? new Set()).add(handle))
  const refiled = new Set<string>()
  for await (const { product, categories } of indexedProducts(container))
    if (keyOf(categories) !== keyOf(placed.get(product) ?? [])) refiled.add(product)
  return [...refiled]
}

const keyOf = (handles: Iterable<string>): string => [...handles].toSorted().join()

async function* indexedProducts(container: MedusaContainer) {
  const search = container.resolve<ISearchModuleService>(Modules.SEARCH)
  for (let skip = 0; ; skip += batch) {
    const question = {
      entity: 'product',
      fields: ['id', 'categories'],
      pagination: { take: batch, skip, order: { id: 'ASC' as const } },
    }
    const { hits } = await search.search(question)
    for (const { id, document } of hits)
      yield {
        product: productIdOf(id),
        categories: (document as { readonly categories?: readonly string[] }).categories ?? [],
      }
    if (hits.length < batch) return
  }
}
