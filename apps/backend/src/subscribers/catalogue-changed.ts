import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { pagePurgeModule } from '../modules/page-purge'
import type { PagePurgeService } from '../modules/page-purge/service'
import { pageContentUpdated } from '../workflows/save-page-content'

/** Makes the shop drop its rendered pages after a change of what they show. */
export default async function purgePages({ container }: SubscriberArgs): Promise<void> {
  container.resolve<PagePurgeService>(pagePurgeModule).request()
}

const changesOf = (...entities: readonly string[]): string[] =>
  entities.flatMap((entity) => ['created', 'updated', 'deleted'].map((change) => `${entity}.${change}`))

export const config: SubscriberConfig = {
  event: [
    ...changesOf(
      'product',
      'product-variant',
      'product-option',
      'product-option-value',
      'product-category',
      'product-collection',
    ),
    // Of Medusa's modules, where its workflows emit no event: price lists, reservations of orders and canceled ones, the
    // products of a collection, and those of a sales channel.
    ...changesOf('pricing.price', 'inventory.inventory-level'),
    'product.product.updated',
    pageContentUpdated,
    'LinkProductSalesChannel.attached',
    'LinkProductSalesChannel.detached',
  ],
}
