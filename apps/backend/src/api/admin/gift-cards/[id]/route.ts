import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { shownCards } from '../../../../lib/gift-cards/shown-cards'
import { giftCardsModule } from '../../../../modules/gift-cards'
import type { GiftCardsService } from '../../../../modules/gift-cards/service'
import type { GiftCardStatusBody } from '../body'

/** Disables a gift card, or enables it again. What is on it stays on it. */
export async function POST(
  { scope, params, validatedBody }: MedusaRequest<GiftCardStatusBody>,
  response: MedusaResponse,
): Promise<void> {
  const service = scope.resolve<GiftCardsService>(giftCardsModule)
  const [account] = await service.listCreditAccounts(
    { id: params['id'] ?? '', kind: 'gift-card' },
    { take: 1 },
  )
  if (account === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such gift card')
  await service.updateCreditAccounts({ id: account.id, status: validatedBody.status })
  const [card] = await shownCards(scope, [account.id])
  response.json({ gift_card: card })
}
