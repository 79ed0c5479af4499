import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { deletePricePreferencesWorkflow } from '@medusajs/medusa/core-flows'

/** Medusa's default store uses euros; its price preferences for currencies that the shop does not sell in are deleted. */
export async function dropForeignPreferences(
  container: MedusaContainer,
  currencies: readonly string[],
): Promise<void> {
  const preferences = await container
    .resolve(Modules.PRICING)
    .listPricePreferences({ attribute: 'currency_code' })
  const foreign = preferences.filter(({ value }) => !currencies.includes(value ?? ''))
  if (foreign.length > 0)
    await deletePricePreferencesWorkflow(container).run({ input: foreign.map(({ id }) => id) })
}
