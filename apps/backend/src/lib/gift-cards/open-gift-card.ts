import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'

import { hashOfCode, lastCharactersOf } from './gift-code'

export interface NewGiftCard {
  readonly currency: string
  /** In the currency's smallest unit. */
  readonly coins: number
  /** Undefined for one whose letter is sent later, with a code of then. */
  readonly code?: string
  readonly orderId?: string
  readonly reason?: string
}

/** Opens the account of a gift card with what it is worth, in one transaction. Answers with its id. */
export async function openGiftCard(container: MedusaContainer, card: NewGiftCard): Promise<string> {
  const id = generateEntityId(undefined, 'cracc')
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    await transaction('credit_account').insert({
      id,
      kind: 'gift-card',
      currency_code: card.currency.toLowerCase(),
      ...(card.code !== undefined && {
        code_hash: hashOfCode(card.code),
        last_characters: lastCharactersOf(card.code),
      }),
    })
    await transaction('credit_entry').insert({
      id: generateEntityId(undefined, 'crent'),
      account_id: id,
      kind: 'issued',
      amount: card.coins,
      order_id: card.orderId ?? null,
      reason: card.reason ?? null,
    })
  })
  return id
}

/** For what could not be issued after all; nothing was spent of it yet. */
export async function closeGiftCard(container: MedusaContainer, id: string): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    await transaction('credit_entry').where({ account_id: id }).delete()
    await transaction('credit_account').where({ id }).delete()
  })
}
