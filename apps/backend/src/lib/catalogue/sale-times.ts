import type {
  IPricingModuleService,
  IPromotionModuleService,
  MedusaContainer,
} from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { catalogueChangesModule } from '../../modules/catalogue-changes'
import type { CatalogueChangesService, Follow } from '../../modules/catalogue-changes/service'
import type { ChangedThing } from './catalogue-change'

/** A price list still applies in the millisecond of its end, and the clock of the database may be a little behind. In ms. */
const after = 100
const minute = 60_000

/** How far back and ahead of a moment the times of price lists are looked for, in ms. */
export interface Window {
  readonly back: number
  readonly ahead: number
}

interface Timed {
  readonly id: string
  readonly starts_at?: Date | string | null
  readonly ends_at?: Date | string | null
}

/** For the job of each minute: the minute before, in case a process died in it, and until the next run has surely begun. */
export const aroundAMinute: Window = { back: 2 * minute, ahead: 2 * minute }

/**
 * Has the lists follow each price list, and the pages each campaign, that begins or ends within the window, at that moment.
 * Medusa emits nothing then.
 * Doing it twice, or in two processes, writes the same again.
 */
export async function scheduleSales(
  container: MedusaContainer,
  { back, ahead }: Window,
  follow: Follow,
): Promise<void> {
  const now = Date.now()
  const within = { $gte: new Date(now - back), $lte: new Date(now + ahead) }
  const times = { $or: [{ starts_at: within }, { ends_at: within }] } as unknown
  const pricing = container.resolve<IPricingModuleService>(Modules.PRICING)
  // Also of drafts: one that becomes active within the window is scheduled then, and a draft costs nothing.
  const lists = await pricing.listPriceLists(times as Parameters<typeof pricing.listPriceLists>[0], {
    select: ['id', 'starts_at', 'ends_at'],
    take: null,
  })
  const campaigns = await container
    .resolve<IPromotionModuleService>(Modules.PROMOTION)
    .listCampaigns(times as Parameters<IPromotionModuleService['listCampaigns']>[0], {
      select: ['id', 'starts_at', 'ends_at'],
      take: null,
    })
  const changes = container.resolve<CatalogueChangesService>(catalogueChangesModule)
  const schedule = (thing: ChangedThing, timed: readonly Timed[]): void => {
    for (const { id, starts_at: start, ends_at: end } of timed)
      for (const time of [start, end]) {
        const at = time == null ? Number.NaN : new Date(time).getTime()
        if (at < now - back || at > now + ahead || Number.isNaN(at)) continue
        changes.noteAt(id, at + after, new Map([[thing, new Set([id])]]), follow)
      }
  }
  schedule('price-list', lists)
  schedule('page', campaigns)
}
