import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { pagePurgeModule } from '../../modules/page-purge'
import type { PagePurgeService } from '../../modules/page-purge/service'
import { redirectsModule } from '../../modules/redirects'
import type { AddressedEntity, Handle, RedirectsService } from '../../modules/redirects/service'
import { normalPath, pathOfPage } from './normal-path'

const entities: readonly AddressedEntity[] = ['product', 'product_category', 'product_collection']

/** Stores the handles of some records. An address that has moved leads to the new one from then on. */
export async function rememberHandles(
  container: MedusaContainer,
  entity: AddressedEntity,
  ids: readonly string[] | undefined,
): Promise<void> {
  const service = container.resolve<RedirectsService>(redirectsModule)
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity,
    fields: ['id', 'handle'],
    ...(ids === undefined ? {} : { filters: { id: [...ids] } }),
  })
  const changed = await service.remember(entity, data as readonly Handle[])
  for (const { id, handle } of changed) {
    const path = normalPath(pathOfPage(entity, handle))
    if (path !== undefined) await service.follow(path, entity, id)
  }
  // The shop may have kept in the meantime that the old page does not exist.
  if (changed.length > 0) container.resolve<PagePurgeService>(pagePurgeModule).request()
}

/** For a shop whose records are older than this table. */
export async function rememberAllHandles(container: MedusaContainer): Promise<void> {
  for (const entity of entities) await rememberHandles(container, entity, undefined)
}
