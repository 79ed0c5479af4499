import type { ShopSettings } from '@umber/storefront-core/shop'
import { brandName, orderNumberPrefix, returnDays } from '../content/brand.ts'

/** The settings with the sources' values in place of what the owner has not set. Longer texts have theirs where they are shown. */
export interface ShownSettings extends ShopSettings {
  readonly name: string
  readonly orderNumberPrefix: string
  readonly returnDays: number
  readonly socialLinks: NonNullable<ShopSettings['socialLinks']>
}

/** What the server was started with. */
type Started = Pick<ShownSettings, 'socialLinks'>

const nothing: ShopSettings = {
  contact: {},
  hero: {},
  menuLinks: [],
  footer: {},
  invoice: {},
  pages: [],
  hasJournal: false,
}

export const shownSettings = (settings: ShopSettings = nothing, started: Started): ShownSettings => ({
  ...settings,
  name: settings.name ?? brandName,
  orderNumberPrefix: settings.orderNumberPrefix ?? orderNumberPrefix,
  returnDays: settings.returnDays ?? returnDays,
  socialLinks: settings.socialLinks ?? started.socialLinks,
})
