import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import { boughtCards, isGivenBack, isPaid } from '../lib/gift-cards/bought-cards'
import { issueCards } from '../lib/gift-cards/issue-cards'
import { readOrderWithCards } from '../lib/gift-cards/read-order-with-cards'
import { voidCards } from '../lib/gift-cards/void-cards'
import { giftCardsModule } from '../modules/gift-cards'
import type { GiftCardsService } from '../modules/gift-cards/service'
import { mailGiftCardsStep } from './steps/mail-gift-cards'

interface SoldOrder {
  readonly order_id: string
}

const followOrderStep = createStep('follow-order', async ({ order_id: id }: SoldOrder, { container }) => {
  const order = await readOrderWithCards(container, id)
  if (order === undefined) return new StepResponse<string[]>([])
  if (isPaid(order)) await issueCards(container, order, boughtCards(order, new Date()))
  else if (order.status === 'canceled' || isGivenBack(order)) await voidCards(container, id)
  const cards = await container
    .resolve<GiftCardsService>(giftCardsModule)
    .listGiftCards({ order_id: id, sent_at: null }, { take: 1000 })
  return new StepResponse(cards.map((card) => card.id))
})

/**
 * Issues the gift cards of an order once it is paid, and sends those that are to be sent today; empties them when its money was given
 * back. Repeatable: each piece is one card.
 */
export const issueGiftCardsWorkflow = createWorkflow('issue-gift-cards', (input: WorkflowData<SoldOrder>) => {
  const cards = followOrderStep(input)
  return new WorkflowResponse(mailGiftCardsStep(cards))
})
