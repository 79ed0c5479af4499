import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

/** A customer's record at a payment provider, such as Stripe's customer. */
export interface AccountHolder {
  readonly id: string
  readonly provider_id: string
  readonly external_id: string
  readonly data?: Readonly<Record<string, unknown>> | null
}

export interface SavedCard {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly exp_month: number
  readonly exp_year: number
}

export async function accountHolders(
  container: MedusaContainer,
  customerId: string,
): Promise<readonly AccountHolder[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'customer',
    fields: ['id', 'account_holders.*'],
    filters: { id: customerId },
  })
  const [customer] = data as readonly { readonly account_holders?: readonly (AccountHolder | null)[] }[]
  return (customer?.account_holders ?? []).filter((one) => one !== null)
}

/** The ids of the payment providers that are on. */
export async function enabledProviders(container: MedusaContainer): Promise<ReadonlySet<string>> {
  const providers = await container.resolve(Modules.PAYMENT).listPaymentProviders({ is_enabled: true })
  return new Set(providers.map(({ id }) => id))
}

/** The cards that the provider keeps for a customer. Those of a provider that is off now are not known. */
export async function savedCards(
  container: MedusaContainer,
  customerId: string,
): Promise<readonly { readonly card: SavedCard; readonly holder: AccountHolder }[]> {
  const payment = container.resolve(Modules.PAYMENT)
  const on = await enabledProviders(container)
  const holders = (await accountHolders(container, customerId)).filter((one) => on.has(one.provider_id))
  const lists = await Promise.all(
    holders.map(async (holder) => {
      const methods = await payment.listPaymentMethods(
        { provider_id: holder.provider_id, context: { account_holder: holder as never } },
        {},
      )
      return methods.flatMap(({ id, data }) => {
        const card = cardFrom(id, data)
        return card === undefined ? [] : [{ card, holder }]
      })
    }),
  )
  return lists.flat()
}

/** Undefined for what is no card. */
function cardFrom(id: string, data: unknown): SavedCard | undefined {
  const { card } = (data ?? {}) as { readonly card?: Partial<SavedCard> | null }
  if (card == null || typeof card.last4 !== 'string') return undefined
  const { brand = '', last4, exp_month = 0, exp_year = 0 } = card
  return { id, brand, last4, exp_month, exp_year }
}

/** What Medusa's payment service does, and its interface does not name. */
interface PaymentMethods {
  deletePaymentMethods(
    method: Readonly<{ id: string; provider_id: string; data: object; context: object }>,
  ): Promise<void>
}

/** Removes a card at its provider. False when the customer has no such card. */
export async function removeCard(
  container: MedusaContainer,
  customerId: string,
  cardId: string,
): Promise<boolean> {
  const found = (await savedCards(container, customerId)).find(({ card }) => card.id === cardId)
  if (found === undefined) return false
  const { holder } = found
  const payment = container.resolve(Modules.PAYMENT) as unknown as PaymentMethods
  await payment.deletePaymentMethods({
    id: cardId,
    provider_id: holder.provider_id,
    data: {},
    context: { account_holder: holder },
  })
  return true
}
