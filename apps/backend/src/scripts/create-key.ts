import type { ExecArgs, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createApiKeysWorkflow, linkSalesChannelsToApiKeyWorkflow } from '@medusajs/medusa/core-flows'

import { only } from './seed/only'
import { storefrontKeyTitle } from './seed/sales-channel'

/**
 * `medusa exec create-key [title]` prints the publishable key of this title. It creates the key for the default sales
 * channel when there is none. The key is public by design. `pnpm create-key` runs it.
 */
export default async function createKey({ container, args: [title] }: ExecArgs): Promise<void> {
  const wanted = title || storefrontKeyTitle
  const keys = await container
    .resolve(Modules.API_KEY)
    .listApiKeys({ type: 'publishable', title: wanted }, { order: { created_at: 'ASC' } })
  const usable = keys.find(({ revoked_at: revoked }) => revoked === null)
  console.log(usable?.token ?? (await newKey(container, wanted)))
}

async function newKey(container: MedusaContainer, title: string): Promise<string> {
  const [store] = await container.resolve(Modules.STORE).listStores({}, { take: 1 })
  const channel = store?.default_sales_channel_id
  if (!channel) throw new Error('The store has no default sales channel. Run "pnpm seed --empty" first.')
  const { result } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title, type: 'publishable', created_by: '' }] },
  })
  const { id, token } = only(result, 'key')
  await linkSalesChannelsToApiKeyWorkflow(container).run({ input: { id, add: [channel] } })
  return token
}
