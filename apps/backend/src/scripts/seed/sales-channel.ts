import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { updateApiKeysWorkflow, updateSalesChannelsWorkflow } from '@medusajs/medusa/core-flows'

import type { ShopPlan } from './shop-plan'

/** The title of the key that the shop uses. */
export const storefrontKeyTitle = 'Storefront'

/**
 * Reuses the channel that Medusa created on its first start instead of adding a second one: with a single channel the
 * product list needs no join to filter by it.
 */
export async function seedSalesChannel(
  container: MedusaContainer,
  { salesChannel }: Pick<ShopPlan, 'salesChannel'>,
): Promise<{ id: string }> {
  const [channel] = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels({}, { take: 1 })
  if (channel === undefined) throw new Error('Medusa made no sales channel to take over.')
  await updateSalesChannelsWorkflow(container).run({
    input: { selector: { id: channel.id }, update: salesChannel },
  })
  return { id: channel.id }
}

/** Medusa's default publishable key is already linked to its channel; it gets the shop's title. */
export async function titlePublishableKey(container: MedusaContainer): Promise<{ id: string }> {
  const [key] = await container.resolve(Modules.API_KEY).listApiKeys({ type: 'publishable' }, { take: 1 })
  if (key === undefined) throw new Error('Medusa made no publishable key to take over.')
  await updateApiKeysWorkflow(container).run({
    input: { selector: { id: key.id }, update: { title: storefrontKeyTitle } },
  })
  return { id: key.id }
}

/** The service generates every token at random. This one is public, stored in clear text, and has to be known in advance. */
export async function setPublishableToken(
  container: MedusaContainer,
  id: string,
  token: string,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const redacted = `${token.slice(0, 6)}***${token.slice(-3)}`
  await knex('api_key').where({ id }).update({ token, redacted })
}
