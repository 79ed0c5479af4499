import type { MedusaContainer } from '@medusajs/framework/types'

import { giftCardsModule } from '../../modules/gift-cards'
import type { GiftCardsService } from '../../modules/gift-cards/service'
import { coinsOf } from '../money/coins'
import { balanceOf } from './books'
import { creditTable } from './credit-table'

export interface ShownEntry {
  readonly id: string
  readonly kind: string
  /** In major currency units; negative for what left the account. */
  readonly amount: number
  readonly order_id: string | null
  readonly reason: string | null
  readonly created_at: Date | string
}

export interface ShownCredit {
  readonly currency_code: string
  /** In major currency units. */
  readonly balance: number
  /** The newest first. */
  readonly entries: readonly ShownEntry[]
}

/** How many entries of an account are shown. */
const mostEntries = 200

/** The store credit of a customer, by currency. */
export async function storeCreditOf(
  container: MedusaContainer,
  customerId: string,
): Promise<readonly ShownCredit[]> {
  const service = container.resolve<GiftCardsService>(giftCardsModule)
  const accounts = await service.listCreditAccounts(
    { customer_id: customerId },
    { order: { currency_code: 'ASC' } },
  )
  return await Promise.all(
    accounts.map(async ({ id, currency_code: currency }) => {
      const entries = await service.listCreditEntries(
        { account_id: id },
        { order: { created_at: 'DESC' }, take: 100_000 },
      )
      const coins = coinsOf(currency)
      return {
        currency_code: currency,
        balance: coins.amount(entries.reduce((sum, { amount }) => sum + amount, 0)),
        entries: entries.slice(0, mostEntries).map((entry) => ({
          id: entry.id,
          kind: entry.kind,
          amount: coins.amount(entry.amount),
          order_id: entry.order_id,
          reason: entry.reason,
          created_at: entry.created_at,
        })),
      }
    }),
  )
}

/** What a customer has in a currency, in major units. */
export async function storeCreditBalance(
  container: MedusaContainer,
  customerId: string,
  currency: string,
): Promise<number> {
  const accounts = await creditTable(container).ofCustomer(customerId)
  const account = accounts.find(({ currency_code: of }) => of === currency)
  return account === undefined ? 0 : coinsOf(currency).amount(balanceOf(account.entries))
}
