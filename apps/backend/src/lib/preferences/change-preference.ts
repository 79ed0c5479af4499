import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { preferencesModule } from '../../modules/preferences'
import type { PreferencesService } from '../../modules/preferences/service'
import type { Preference, Switches, Topic } from '../../modules/preferences/topics'

/** Changes the given channels of one topic and returns all preferences. Two quick changes may arrive at once. */
export async function changePreference(
  scope: MedusaContainer,
  customerId: string,
  topic: Topic,
  change: Partial<Switches>,
): Promise<readonly Preference[]> {
  const service = scope.resolve<PreferencesService>(preferencesModule)
  return await scope
    .resolve(Modules.LOCKING)
    .execute([`preferences:${customerId}`], async () => service.change(customerId, topic, change))
}
