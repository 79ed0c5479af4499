import { MedusaError } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import type { ShopPage } from '../lib/shop-settings/page-schema'
import { shopSettingsModule } from '../modules/shop-settings'
import type { ShopSettingsService } from '../modules/shop-settings/service'
import { requestPagePurgeStep } from './steps/request-page-purge'

/** Without an id it is a new page. */
interface PageToSave {
  readonly id?: string | undefined
  readonly page: ShopPage
}

const savePageStep = createStep(
  'save-shop-page',
  async ({ id, page }: PageToSave, { container }) => {
    const shop = container.resolve<ShopSettingsService>(shopSettingsModule)
    const [other] = await shop.listShopPages({ slug: page.slug }, { take: 1, select: ['id'] })
    if (other !== undefined && other.id !== id)
      throw new MedusaError(
        MedusaError.Types.DUPLICATE_ERROR,
        `Invalid request: slug: Another page has the address ${page.slug}`,
      )
    // Throws NOT_FOUND for an unknown id.
    const before = id === undefined ? undefined : contentOf(await shop.retrieveShopPage(id))
    const saved =
      id === undefined ? await shop.createShopPages({ ...page }) : await shop.updateShopPages({ id, ...page })
    return new StepResponse(saved, { id: saved.id, before })
  },
  async (done, { container }) => {
    if (done === undefined) return
    const { id, before } = done
    const shop = container.resolve<ShopSettingsService>(shopSettingsModule)
    if (before === undefined) await shop.deleteShopPages(id)
    else await shop.updateShopPages({ id, ...before })
  },
)

const contentOf = ({ slug, title, body, seo_title, seo_description, status }: ShopPage): ShopPage => ({
  slug,
  title,
  body,
  seo_title,
  seo_description,
  status,
})

/** Makes or changes a page of the shop, and makes the shop render its pages anew. */
export const saveShopPageWorkflow = createWorkflow('save-shop-page', (input: WorkflowData<PageToSave>) => {
  const saved = savePageStep(input)
  requestPagePurgeStep()
  return new WorkflowResponse(saved)
})
