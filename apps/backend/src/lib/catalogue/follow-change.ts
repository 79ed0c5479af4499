import type { ISearchModuleService, MedusaContainer, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { catalogueChangesModule } from '../../modules/catalogue-changes'
import type { CatalogueChangesService, Follow } from '../../modules/catalogue-changes/service'
import { pagePurgeModule } from '../../modules/page-purge'
import type { PagePurgeService } from '../../modules/page-purge/service'
import { followStock } from '../back-in-stock/follow-stock'
import { readUsedIndexes } from '../locales/supported-locales'
import type { CatalogueChange } from './catalogue-change'
import { changedProducts } from './changed-products'
import { changedRegions } from './changed-regions'
import { staleRegions } from './indexed-regions'
import { fillNewLanguages, reindexFilled } from './reindex'
import { aroundAMinute, scheduleSales } from './sale-times'
import { writeAllProducts, writeProducts } from './write-products'

/** Has the lists follow a change soon, and then the pages. Returns at once and never throws. */
export function noteChange(container: MedusaContainer, change: CatalogueChange): void {
  changesOf(container).note(change, followIn(container))
}

export const changesOf = (container: MedusaContainer): CatalogueChangesService =>
  container.resolve<CatalogueChangesService>(catalogueChangesModule)

export const followIn =
  (container: MedusaContainer): Follow =>
  async (change) =>
    followChange(container, change)

/**
 * Writes the index, and then has the shop drop its pages: a list that is rendered after that is of the new index. Who waits for what can
 * be bought now is written to after both.
 */
export async function followChange(container: MedusaContainer, change: CatalogueChange): Promise<void> {
  const changed = await changedProducts(container, change)
  if (changed.kind === 'all') await reindexFilled(container)
  else await writeProducts(container, changed.ids)
  if (changed.kind === 'some' && change.has('region')) await writeRegions(container)
  if (change.has('region')) await fillNewLanguages(container)
  const scope = await changedRegions(container, change)
  container.resolve<PagePurgeService>(pagePurgeModule).request(scope)
  await followStock(container, changed)
  // It may begin or end before the next run of the job.
  if (change.has('price-list') || change.has('page'))
    await scheduleSales(container, aroundAMinute, followIn(container))
}

/** In place: the lists of the other regions stay as they are. */
async function writeRegions(container: MedusaContainer): Promise<void> {
  const query = container.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const search = container.resolve<ISearchModuleService>(Modules.SEARCH)
  const { unwritten, gone } = await staleRegions(query, search)
  for (const { index } of await readUsedIndexes(query)) await search.deleteDocuments({ index, filters: gone })
  if (unwritten.length === 0) return
  await writeAllProducts(container, unwritten)
}
