import { expect, it } from 'vitest'

import type { WebhookPlan } from './cards'
import { deliveriesOf } from './send-webhooks'

const both = ['payment.authorized', 'payment.captured'] as const
const sent = (plan: WebhookPlan) =>
  deliveriesOf(both, plan).map(({ type, after }) => `${type.replace('payment.', '')} ${after / 1000}`)

it('Webhooks are sent by the plan of the card', () => {
  expect(sent('usual')).toEqual(['authorized 1', 'captured 2'])
  expect(sent('late')).toEqual(['authorized 20', 'captured 20'])
  expect(sent('twice')).toEqual(['authorized 1', 'authorized 2', 'captured 1', 'captured 2'])
  expect(sent('reversed')).toEqual(['captured 1', 'authorized 2'])
  expect(sent('never')).toEqual([])
})
