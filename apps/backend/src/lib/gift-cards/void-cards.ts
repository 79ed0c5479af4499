import type { MedusaContainer } from '@medusajs/framework/types'

import { giftCardsModule } from '../../modules/gift-cards'
import type { GiftCardsService } from '../../modules/gift-cards/service'
import { entriesToVoid } from './books'
import { creditTable } from './credit-table'

/** Empties and disables the gift cards of an order whose money was given back. What was spent of one already is the owner's loss. */
export async function voidCards(container: MedusaContainer, orderId: string): Promise<void> {
  const service = container.resolve<GiftCardsService>(giftCardsModule)
  const cards = await service.listGiftCards({ order_id: orderId }, { take: 1000 })
  const accounts = cards.map(({ account_id: id }) => id)
  if (accounts.length === 0) return
  await service.updateCreditAccounts({ selector: { id: accounts }, data: { status: 'disabled' } })
  await creditTable(container).write(accounts, ({ entries }) => entriesToVoid(entries), { order_id: orderId })
}
