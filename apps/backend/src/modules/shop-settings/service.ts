import { MedusaService } from '@medusajs/framework/utils'

import { noSettings, ShopSettings } from '../../lib/shop-settings/settings-schema'
import { fromOlderSettings } from '../../lib/shop-settings/older-settings'
import { JournalPost } from './models/journal-post'
import { ShopPage } from './models/shop-page'
import { ShopRecord } from './models/shop-record'

/** The only record. */
const recordId = 'shop_settings'

export class ShopSettingsService extends MedusaService({ ShopRecord, ShopPage, JournalPost }) {
  async read(): Promise<ShopSettings> {
    return settingsFrom((await this.stored())?.settings)
  }

  /** Replaces all settings. */
  async write(settings: ShopSettings): Promise<void> {
    const record = { id: recordId, settings: JSON.stringify(settings) }
    if ((await this.stored()) === undefined) await this.createShopRecords(record)
    else await this.updateShopRecords(record)
  }

  private async stored(): Promise<{ readonly settings: string } | undefined> {
    const [record] = await this.listShopRecords({ id: recordId }, { take: 1 })
    return record
  }
}

/** What an earlier version has stored may lack settings, or have some that are no longer valid. Those are as if they were never set. */
function settingsFrom(stored: string | undefined): ShopSettings {
  if (stored === undefined) return noSettings
  const read = fromOlderSettings(JSON.parse(stored) as Readonly<Record<string, unknown>>)
  const valid = Object.entries(ShopSettings.shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(read[name])
    return success ? [[name, data] as const] : []
  })
  return { ...noSettings, ...Object.fromEntries(valid) }
}
