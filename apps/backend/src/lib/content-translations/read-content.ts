import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { shopSettingsModule } from '../../modules/shop-settings'
import type { ShopSettingsService } from '../../modules/shop-settings/service'
import { productContentFields } from '../product-content/product-content'
import { postFrom } from '../shop-settings/stored-post'
import { settingsId, type ContentKind, type Contents } from './content-texts'

/** A content as its owner has entered it; undefined where there is no such record. */
export async function readContent(
  container: Pick<MedusaContainer, 'resolve'>,
  kind: ContentKind,
  id: string,
): Promise<Contents[ContentKind] | undefined> {
  const shop = container.resolve<ShopSettingsService>(shopSettingsModule)
  if (kind === 'shop_settings') return id === settingsId ? await shop.read() : undefined
  if (kind === 'shop_page') {
    const [page] = await shop.listShopPages({ id }, { take: 1 })
    return page
  }
  if (kind === 'journal_post') {
    const [post] = await shop.listJournalPosts({ id }, { take: 1 })
    return post && postFrom(post)
  }
  const fields =
    kind === 'product' ? productContentFields : ['page_content.text', 'page_content.picture_text']
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: kind,
    fields: ['id', ...fields],
    filters: { id },
  })
  const [owner] = data as readonly {
    readonly product_content?: Contents['product'] | null
    readonly page_content?: Contents['product_category'] | null
  }[]
  return owner && (owner.product_content ?? owner.page_content ?? {})
}
