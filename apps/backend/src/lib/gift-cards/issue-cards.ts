import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'

import type { BoughtCard, OrderWithCards } from './bought-cards'

/**
 * Stores the gift cards of an order, each with its account and what it is worth, in one transaction. A card that is there already stays
 * as it is: the events of an order may come twice, and at once.
 */
export async function issueCards(
  container: MedusaContainer,
  { id: orderId, currency_code: currency, locale }: OrderWithCards,
  cards: readonly BoughtCard[],
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const { coins, ...card } of cards)
    await knex.transaction(async (transaction) => {
      const account = generateEntityId(undefined, 'cracc')
      const row = {
        id: generateEntityId(undefined, 'gcard'),
        account_id: account,
        order_id: orderId,
        locale: locale ?? null,
        ...card,
      }
      // A second one waits for the first, and finds its row.
      const written = await transaction.raw(
        `insert into gift_card (${Object.keys(row).join(', ')})
         values (${Object.keys(row)
           .map((name) => `:${name}`)
           .join(', ')}) on conflict do nothing returning id`,
        row,
      )
      if ((written as { readonly rows: readonly unknown[] }).rows.length === 0) return
      await transaction('credit_account').insert({
        id: account,
        kind: 'gift-card',
        currency_code: currency.toLowerCase(),
      })
      await transaction('credit_entry').insert({
        id: generateEntityId(undefined, 'crent'),
        account_id: account,
        kind: 'issued',
        amount: coins,
        order_id: orderId,
      })
    })
}
