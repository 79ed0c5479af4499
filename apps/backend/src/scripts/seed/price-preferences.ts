import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { deletePricePreferencesWorkflow } from '@medusajs/medusa/core-flows'

/** Medusa's default store uses euros; its price preferences for other currencies are deleted. */
export async function dropForeignPreferences(container: MedusaContainer, currency: string): Promise<void> {
  const preferences = await container
    .resolve(Modules.PRICING)
    .listPricePreferences({ attribute: 'currency_code' })
  const foreign = preferences.filter((preference) => preference.value !== currency)
  await deletePricePreferencesWorkflow(container).run({ input: foreign.map(({ id }) => id) })
}
