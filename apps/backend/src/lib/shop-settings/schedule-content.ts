import type { MedusaContainer } from '@medusajs/framework/types'

import { changesOf, followIn } from '../catalogue/follow-change'
import { aroundAMinute, type Window } from '../catalogue/sale-times'
import { shopSettingsModule } from '../../modules/shop-settings'
import type { ShopSettingsService } from '../../modules/shop-settings/service'
import { momentsWithin } from './content-moments'

/**
 * Has the pages follow, at that moment, each post that begins to be seen and each announcement that begins or ends within the window.
 * Doing it twice, or in two processes, does the same again.
 */
export async function scheduleContent(
  container: MedusaContainer,
  { back, ahead }: Window = aroundAMinute,
): Promise<void> {
  const now = Date.now()
  const window = { from: now - back, to: now + ahead }
  const shop = container.resolve<ShopSettingsService>(shopSettingsModule)
  const within = { $gte: new Date(window.from), $lte: new Date(window.to) }
  const [{ announcements }, posts] = await Promise.all([
    shop.read(),
    shop.listJournalPosts(
      { status: 'published', published_at: within },
      { select: ['id', 'published_at'], take: null },
    ),
  ])
  for (const { name, at } of momentsWithin({ announcements: announcements ?? [], posts }, window))
    changesOf(container).noteAt(name, at, new Map([['page', new Set([name])]]), followIn(container))
}
