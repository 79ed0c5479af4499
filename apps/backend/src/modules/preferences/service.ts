import { MedusaService } from '@medusajs/framework/utils'

import { CustomerPreferences } from './models/preferences'
import { preferencesFrom, type Preference, type Said, type Switches, type Topic } from './topics'

export class PreferencesService extends MedusaService({ CustomerPreferences }) {
  async read(customerId: string): Promise<readonly Preference[]> {
    return preferencesFrom((await this.find(customerId))?.said ?? {})
  }

  async change(customerId: string, topic: Topic, change: Partial<Switches>): Promise<readonly Preference[]> {
    const kept = await this.find(customerId)
    const said: Said = { ...kept?.said, [topic]: { ...kept?.said[topic], ...change } }
    if (kept === undefined)
      await this.createCustomerPreferences({ customer_id: customerId, said: { ...said } })
    else await this.updateCustomerPreferences({ id: kept.id, said: { ...said } })
    return preferencesFrom(said)
  }

  async forget(customerIds: readonly string[]): Promise<void> {
    await this.deleteCustomerPreferences({ customer_id: [...customerIds] })
  }

  private async find(customerId: string): Promise<{ id: string; said: Said } | undefined> {
    const [found] = await this.listCustomerPreferences({ customer_id: customerId }, { take: 1 })
    return found === undefined ? undefined : { id: found.id, said: found.said }
  }
}
