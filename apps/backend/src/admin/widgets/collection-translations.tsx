import { defineWidgetConfig } from '@medusajs/admin-sdk'

import { TranslationsPanel } from '../translations-panel'

interface CollectionTranslationsProps {
  readonly data: { readonly id: string }
}

export default function CollectionTranslations({ data: { id } }: CollectionTranslationsProps) {
  return <TranslationsPanel kind="product_collection" id={id} />
}

export const config = defineWidgetConfig({ zone: 'product_collection.details.after' })
