import type { ISearchModuleService, MedusaContainer, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { withLocks } from '../checkout/with-locks'
import { readUsedIndexes } from '../locales/supported-locales'
import type { Region } from '../regions/regions'
import { productDocuments, unwrittenIds } from './product-documents'
import { productIds } from './product-ids'

const batch = 200
/** How long another process may take to write a batch, in ms. */
const patience = 30_000

/** Writes products into the index of each language that the store supports, in place. */
export async function writeAllProducts(container: MedusaContainer, only?: readonly Region[]): Promise<void> {
  const query = container.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  for await (const ids of productIds(query)) await writeProducts(container, ids, only)
}

/** Read and written under a lock, so that another process cannot write in between what it has read before. */
export async function writeProducts(
  container: MedusaContainer,
  ids: readonly string[],
  only?: readonly Region[],
): Promise<void> {
  const query = container.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const search = container.resolve<ISearchModuleService>(Modules.SEARCH)
  const locking = container.resolve(Modules.LOCKING)
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch)
    const write = async (): Promise<void> => {
      const indexes = await readUsedIndexes(query)
      const locales = indexes.map(({ locale }) => locale)
      const { documents, regions } = await productDocuments(query, some, { locales, only })
      for (const [place, { index }] of indexes.entries()) {
        const written = documents[place] ?? []
        await search.upsertDocuments({ index, documents: [...written] })
        const gone = unwrittenIds(some, regions, written)
        if (gone.length > 0) await search.deleteDocuments({ index, filters: { id: [...gone] } })
      }
    }
    await withLocks(locking, ['product-index'], write, { until: Date.now() + patience })
  }
}
