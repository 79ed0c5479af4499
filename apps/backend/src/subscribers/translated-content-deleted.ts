import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import type { ContentKind } from '../lib/content-translations/content-texts'
import { contentTranslationsModule } from '../modules/content-translations'
import type { ContentTranslationsService } from '../modules/content-translations/service'
import { journalPostDeleted } from '../workflows/delete-journal-post'
import { shopPageDeleted } from '../workflows/delete-shop-page'

const kindOf: Readonly<Record<string, ContentKind>> = {
  'product.product.deleted': 'product',
  'product.product-category.deleted': 'product_category',
  'product.product-collection.deleted': 'product_collection',
  [journalPostDeleted]: 'journal_post',
  [shopPageDeleted]: 'shop_page',
}

/** Deletes the translations of a content with the product, category, collection or page that it belongs to. */
export default async function forgetTranslations({
  event: { name, data },
  container,
}: SubscriberArgs<{ readonly id: string } | readonly { readonly id: string }[]>): Promise<void> {
  const kind = kindOf[name]
  const ids = [data].flat().map(({ id }) => id)
  if (kind !== undefined)
    await container.resolve<ContentTranslationsService>(contentTranslationsModule).forget(kind, ids)
}

export const config: SubscriberConfig = { event: Object.keys(kindOf) }
