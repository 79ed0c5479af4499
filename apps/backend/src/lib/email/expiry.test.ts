import type { MedusaContainer } from '@medusajs/framework/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import mailPasswordReset from '../../subscribers/password-reset'
import { expiryOf } from './expiry'

const { sent } = vi.hoisted(() => ({ sent: [] as { readonly expiresAt?: string }[] }))
vi.mock('../../workflows/send-mail', () => ({
  sendMailWorkflow: () => ({
    run: async ({ input }: { readonly input: { readonly expiresAt?: string } }) => void sent.push(input),
  }),
}))

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

it('A mail expires with its token, also when the event was handled late', async () => {
  vi.stubEnv('STORE_URL', 'https://shop.example')
  const data = { entity_id: 'asha@example.com', actor_type: 'customer', token: 'abc' }
  const metadata = { published_at: new Date('2026-11-26T08:50:00Z') }
  const event = { name: 'auth.password_reset', data, metadata }
  const container = { resolve: () => ({ graph: async () => ({ data: [] }) }) } as unknown as MedusaContainer
  await mailPasswordReset({ event, container, pluginOptions: {} })
  expect(sent).toMatchObject([{ expiresAt: '2026-11-26T09:05:00.000Z' }])
})

it('The time of an event from Redis is text', () => {
  const metadata: unknown = JSON.parse('{ "published_at": "2026-11-26T08:50:00Z" }')
  expect(expiryOf({ metadata } as Parameters<typeof expiryOf>[0], 900)).toEqual(
    new Date('2026-11-26T09:05:00Z'),
  )
})

it('The lifetime of a token begins now when the event has no time', () => {
  expect(expiryOf({}, 900)).toEqual(new Date('2026-11-26T09:15:00Z'))
})
