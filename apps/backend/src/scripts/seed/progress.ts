import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** Stored in the store's metadata under `seed`, where the starter can read it by SQL. */
export type SeedProgress = 'none' | 'running' | 'complete'

export async function readProgress(container: MedusaContainer): Promise<SeedProgress> {
  const [shop] = await container.resolve(Modules.STORE).listStores({}, { take: 1 })
  const mark = shop?.metadata?.['seed']
  return mark === 'running' || mark === 'complete' ? mark : 'none'
}

export async function writeProgress(container: MedusaContainer, seed: SeedProgress): Promise<void> {
  const stores = container.resolve(Modules.STORE)
  const [shop] = await stores.listStores({}, { take: 1 })
  if (shop === undefined) throw new Error('Medusa made no store to seed; run "medusa db:migrate" first.')
  await stores.updateStores(shop.id, { metadata: { ...shop.metadata, seed } })
}
