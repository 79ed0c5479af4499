import type { MedusaContainer } from '@medusajs/framework/types'

import { giftCardsModule } from '../../modules/gift-cards'
import type { GiftCardsService } from '../../modules/gift-cards/service'
import { creditTable } from './credit-table'

/** Whether someone knows the code of a gift card that an order was of. */
export async function hasSentCards(container: MedusaContainer, orderId: string): Promise<boolean> {
  const cards = await container
    .resolve<GiftCardsService>(giftCardsModule)
    .listGiftCards({ order_id: orderId }, { take: 1000 })
  const accounts = await creditTable(container).read(cards.map(({ account_id: id }) => id))
  return accounts.some(({ last_characters: told }) => told !== null)
}
