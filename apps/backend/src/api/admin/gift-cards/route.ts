import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { coinsIn, requireSoldCurrency } from '../../../lib/gift-cards/credit-amounts'
import { lastCharactersOf } from '../../../lib/gift-cards/gift-code'
import { shownCards } from '../../../lib/gift-cards/shown-cards'
import { giveGiftCardWorkflow } from '../../../workflows/give-gift-card'
import type { NewGiftCardBody } from './body'
import type { GiftCardsQuery } from './query'

/** The gift cards, the newest first; with `q` those whose code ends so. */
export async function GET(
  { scope, validatedQuery, queryConfig }: MedusaRequest<unknown, GiftCardsQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { q } = validatedQuery
  const { data, metadata } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'credit_account',
    ...queryConfig,
    filters: {
      kind: 'gift-card',
      ...(q !== undefined && q !== '' && { last_characters: lastCharactersOf(q) }),
    },
  })
  const ids = (data as readonly { readonly id: string }[]).map(({ id }) => id)
  const { count = 0, skip: offset = 0, take: limit = 0 } = metadata ?? {}
  response.json({ gift_cards: await shownCards(scope, ids), count, offset, limit })
}

/** A gift card that the owner gives. This answer alone has its code. */
export async function POST(
  { scope, validatedBody }: MedusaRequest<NewGiftCardBody>,
  response: MedusaResponse,
): Promise<void> {
  const { currency_code: currency, amount, reason } = validatedBody
  await requireSoldCurrency(scope, currency)
  const { result } = await giveGiftCardWorkflow(scope).run({
    input: { currency, coins: coinsIn(amount, currency), reason },
  })
  const [card] = await shownCards(scope, [result.id])
  response.setHeader('Cache-Control', 'no-store')
  response.status(201).json({ gift_card: card, code: result.code })
}
