import type { ExecArgs } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { demoCustomer, regions, sampleOrders } from '@umber/sample-store'

import { writeAllProducts } from '../lib/catalogue/write-products'
import { indexOf, searchLanguages } from '../lib/locales/search-languages'
import { rememberAllHandles } from '../lib/redirects/remember-handles'
import { sampleStoreFaults } from './seed/check-sample-store'
import { chooseProducts } from './seed/choose-products'
import { readProgress, writeProgress } from './seed/progress'
import { seedEverything } from './seed/seed-everything'

/** Seeds the sample store into a migrated database: once, completely, and never into a shop that has products. */
export default async function seed({ container }: ExecArgs): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const progress = await readProgress(container)
  if (progress === 'complete') {
    logger.info('The sample store is already in this database.')
    return
  }
  if (progress === 'running') {
    throw new Error(
      'An earlier seed of this database was interrupted half-way. Empty the database and start anew.',
    )
  }
  const [, products] = await container.resolve(Modules.PRODUCT).listAndCountProducts({}, { take: 1 })
  if (products > 0) {
    throw new Error('This database holds products that are not the sample store. Nothing was changed.')
  }
  const skus = new Set(chooseProducts(process.env).flatMap(({ variants }) => variants.map(({ sku }) => sku)))
  const faults = sampleStoreFaults({ regions, demoCustomer, sampleOrders, skus })
  if (faults.length > 0) {
    throw new Error(`The sample store does not fit together. Nothing was changed.\n${faults.join('\n')}`)
  }
  await writeProgress(container, 'running')
  const search = container.resolve(Modules.SEARCH)
  // Makes the indexes that the migration has created the active ones. Without one, Medusa logs an error for each event.
  for (const language of [undefined, ...searchLanguages]) await search.reindex({ index: indexOf(language) })
  await seedEverything(container, (line) => logger.info(`seed: ${line}`))
  await rememberAllHandles(container)
  logger.info('seed: Search index')
  await writeAllProducts(container)
  await writeProgress(container, 'complete')
  logger.info('seed: done')
}
