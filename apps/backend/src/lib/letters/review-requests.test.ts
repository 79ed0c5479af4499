import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { expect, test, vi } from 'vitest'

import { mailQueueModule } from '../../modules/mail-queue'
import { mailReviewRequests } from './review-requests'

test('the mail queue is asked once for all orders of a batch, and an order that was asked about is not read', async () => {
  const parcelOf = (id: string, hasAccount = true) => ({
    id: `ful_${id}`,
    order: { id, customer: { has_account: hasAccount } },
  })
  const graph = vi.fn<() => Promise<object>>(async () => ({
    data: [parcelOf('order_1'), parcelOf('order_2'), parcelOf('order_2'), parcelOf('order_3', false)],
  }))
  const keysAmong = vi.fn<(keys: readonly string[]) => Promise<ReadonlySet<string>>>(
    async (keys) => new Set(keys),
  )
  const resolve = (name: string) =>
    ({ [ContainerRegistrationKeys.QUERY]: { graph }, [mailQueueModule]: { keysAmong } })[name]

  const count = await mailReviewRequests({ resolve } as unknown as MedusaContainer, new Date(), 7)

  expect(count).toBe(0)
  expect(keysAmong.mock.calls).toEqual([[['review-request:order_1', 'review-request:order_2']]])
  expect(graph).toHaveBeenCalledTimes(1)
})
