import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { shopSettingsModule } from '../../modules/shop-settings'
import type { ShopSettingsService } from '../../modules/shop-settings/service'
import { rounded } from '../payments/rounded'
import { settingDefaults } from '../shop-settings/defaults'
import { limitIn, mayPayOnTerms, netTermsProvider, type Buyer } from './net-terms'

interface CartOnTerms {
  readonly customer_id?: string | null
  readonly currency_code?: string
}

const settingsOf = async (container: MedusaContainer) =>
  (await container.resolve<ShopSettingsService>(shopSettingsModule).read()).net_terms

/** Whether payment on invoice is offered to a customer. */
export async function isOnTermsOffered(
  container: MedusaContainer,
  customerId: string | null | undefined,
): Promise<boolean> {
  if (customerId == null) return false
  const terms = await settingsOf(container)
  return terms.group_ids !== null && mayPayOnTerms(terms, await buyerOf(container, customerId))
}

/** The days that a payment is opened with. */
export const daysOfTerms = async (container: MedusaContainer): Promise<number> =>
  (await settingsOf(container)).days ?? settingDefaults.netTermsDays

/**
 * Before a payment on invoice is opened, and before an order is created: its customer may pay so, and owes no more with it than the owner
 * has set.
 *
 * @throws `net_terms_not_offered`, `net_terms_limit`
 */
export async function checkNetTerms(
  container: MedusaContainer,
  { customer_id: customerId, currency_code: currency = '' }: CartOnTerms,
  total: number,
): Promise<void> {
  const terms = await settingsOf(container)
  const buyer = customerId == null ? undefined : await buyerOf(container, customerId)
  if (customerId == null || !mayPayOnTerms(terms, buyer))
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      'Payment on invoice is not offered to this customer.',
      'net_terms_not_offered',
    )
  const limit = limitIn(terms, currency)
  if (limit === undefined) return
  const open = await openSum(container, customerId, currency)
  if (rounded(open + total) > limit)
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      `With ${total} the customer would owe ${rounded(open + total)}, and the limit is ${limit}.`,
      'net_terms_limit',
    )
}

/** The customer of a cart that is paid on invoice: the one who orders it holds a lock, so that two orders never share what is left of a limit. */
export async function customerOnTerms(
  container: MedusaContainer,
  cartId: string,
): Promise<string | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart',
    fields: ['customer_id', 'payment_collection.payment_sessions.provider_id'],
    filters: { id: cartId },
  })
  const [cart]: (Payable | undefined)[] = data
  const sessions = cart?.payment_collection?.payment_sessions ?? []
  const isOnTerms = sessions.some((session) => session?.provider_id === netTermsProvider)
  return isOnTerms ? (cart?.customer_id ?? undefined) : undefined
}

interface Payable {
  readonly customer_id?: string | null
  readonly payment_collection?: {
    readonly payment_sessions?: readonly ({ readonly provider_id: string } | null)[] | null
  } | null
}

async function buyerOf(container: MedusaContainer, id: string): Promise<Buyer | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'customer',
    fields: ['has_account', 'groups.id'],
    filters: { id },
  })
  const [buyer]: (Buyer | undefined)[] = data
  return buyer
}

interface OpenOrder {
  readonly status?: string
  readonly summary?: { readonly pending_difference?: unknown } | null
  readonly payment_collections?:
    | readonly ({ readonly payments?: readonly ({ readonly provider_id?: string } | null)[] | null } | null)[]
    | null
}

/** What is left to pay of the customer's orders on invoice, in major units. A return lowers it, a canceled order is not in it. */
async function openSum(container: MedusaContainer, customerId: string, currency: string): Promise<number> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: ['status', 'summary', 'payment_collections.payments.provider_id'],
    filters: { customer_id: customerId, currency_code: currency },
  })
  const orders: readonly OpenOrder[] = data
  return rounded(
    orders
      .filter(({ status }) => status !== 'canceled')
      .filter(({ payment_collections: collections }) =>
        (collections ?? []).some((one) =>
          (one?.payments ?? []).some((payment) => payment?.provider_id === netTermsProvider),
        ),
      )
      .reduce((sum, { summary }) => sum + Math.max(0, Number(summary?.pending_difference ?? 0)), 0),
  )
}
