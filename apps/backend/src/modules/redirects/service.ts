import { MedusaService } from '@medusajs/framework/utils'

import { KnownHandle } from './models/known-handle'
import { Redirect } from './models/redirect'

/** What has a handle, and with it an address in the shop. */
export type AddressedEntity = 'product' | 'product_category' | 'product_collection'

export interface Handle {
  readonly id: string
  readonly handle: string
}

export class RedirectsService extends MedusaService({ Redirect, KnownHandle }) {
  /** Stores the handles of some records, and returns those that had another one before, with that. */
  async remember(entity: AddressedEntity, current: readonly Handle[]): Promise<readonly Handle[]> {
    const known = await this.listKnownHandles({ entity_id: current.map(({ id }) => id) })
    const knownById = new Map(known.map((one) => [one.entity_id, one]))
    const changed: Handle[] = []
    for (const { id, handle } of current) {
      const before = knownById.get(id)
      if (before === undefined) await this.createKnownHandles({ entity, entity_id: id, handle })
      else if (before.handle !== handle) {
        await this.updateKnownHandles({ id: before.id, handle })
        changed.push({ id, handle: before.handle })
      }
    }
    return changed
  }

  /** Lets a path lead to a record from now on, also if it led elsewhere. */
  async follow(path: string, entity: AddressedEntity, entityId: string): Promise<void> {
    const [existing] = await this.listRedirects({ path }, { take: 1 })
    const to = { target: null, entity, entity_id: entityId }
    if (existing === undefined) await this.createRedirects({ path, ...to })
    else await this.updateRedirects({ id: existing.id, ...to })
  }
}
