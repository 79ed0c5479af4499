import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** The locale that a customer has registered in, as `api/middlewares/keep-locale.ts` has kept it. */
export async function localeOfAccount(
  container: MedusaContainer,
  email: string,
): Promise<string | undefined> {
  const [customer] = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email, has_account: true }, { select: ['id', 'metadata'], take: 1 })
  const locale = customer?.metadata?.['locale']
  return typeof locale === 'string' ? locale : undefined
}
