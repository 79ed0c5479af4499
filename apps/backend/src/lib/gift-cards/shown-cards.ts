import type { MedusaContainer } from '@medusajs/framework/types'

import { giftCardsModule } from '../../modules/gift-cards'
import type { GiftCardsService } from '../../modules/gift-cards/service'
import { coinsOf } from '../money/coins'
import { balanceOf } from './books'
import { creditTable } from './credit-table'

/** A gift card as the dashboard shows it: never with its code. */
export interface ShownCard {
  readonly id: string
  readonly currency_code: string
  readonly status: 'active' | 'disabled'
  readonly last_characters: string | null
  /** In major currency units. */
  readonly value: number
  readonly balance: number
  /** Of one that was bought. */
  readonly order_id: string | null
  readonly recipient_email: string | null
  readonly send_at: Date | string | null
  readonly sent_at: Date | string | null
}

export async function shownCards(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<readonly ShownCard[]> {
  const service = container.resolve<GiftCardsService>(giftCardsModule)
  const [accounts, cards] = await Promise.all([
    creditTable(container).read(ids),
    service.listGiftCards({ account_id: [...ids] }, { take: ids.length }),
  ])
  return ids.flatMap((id) => {
    const account = accounts.find((one) => one.id === id)
    if (account === undefined) return []
    const card = cards.find(({ account_id: of }) => of === id)
    const coins = coinsOf(account.currency_code)
    const value = account.entries.find(({ kind }) => kind === 'issued')?.amount ?? 0
    return [
      {
        id,
        currency_code: account.currency_code,
        status: account.status,
        last_characters: account.last_characters,
        value: coins.amount(value),
        balance: coins.amount(balanceOf(account.entries)),
        order_id: card?.order_id ?? null,
        recipient_email: card?.recipient_email ?? null,
        send_at: card?.send_at ?? null,
        sent_at: card?.sent_at ?? null,
      },
    ]
  })
}
