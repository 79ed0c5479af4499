import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { deletePricePreferencesWorkflow } from '@medusajs/medusa/core-flows'
import { store } from '@umber/sample-store'

/** Medusa's first store trades in euros; what it preferred for them is of no use here. */
export async function dropForeignPreferences(container: MedusaContainer): Promise<void> {
  const preferences = await container
    .resolve(Modules.PRICING)
    .listPricePreferences({ attribute: 'currency_code' })
  const foreign = preferences.filter((preference) => preference.value !== store.currency)
  await deletePricePreferencesWorkflow(container).run({ input: foreign.map(({ id }) => id) })
}
