import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { shopSettingsModule } from '../../modules/shop-settings'
import type { ShopSettingsService } from '../../modules/shop-settings/service'
import { shopLinks } from '../email/shop-links'
import { settingDefaults } from './defaults'

/** What the backend itself needs of the settings. */
export interface ShopTerms {
  /** The name of Medusa's store where the settings have none. */
  readonly name: string
  readonly orderNumberPrefix: string
  readonly returnDays: number
  /** 0 where buyers cancel no orders. */
  readonly cancelMinutes: number
  /** Where shoppers write to, if it is known. */
  readonly contactEmail: string | undefined
  /** An absolute address. */
  readonly wordmark: string | undefined
}

/** Reads the settings, with the defaults in place of what is missing. */
export async function shopTerms(container: MedusaContainer): Promise<ShopTerms> {
  const [settings, [store]] = await Promise.all([
    container.resolve<ShopSettingsService>(shopSettingsModule).read(),
    container.resolve(Modules.STORE).listStores({}, { take: 1 }),
  ])
  return {
    name: settings.name ?? store?.name ?? '',
    orderNumberPrefix: settings.order_number_prefix ?? settingDefaults.orderNumberPrefix,
    returnDays: settings.return_days ?? settingDefaults.returnDays,
    cancelMinutes: settings.cancel_minutes ?? settingDefaults.cancelMinutes,
    contactEmail: settings.contact.email ?? undefined,
    wordmark: shopLinks(process.env).picture(settings.wordmark),
  }
}
