import { asValue } from '@medusajs/framework/awilix'
import { ContainerRegistrationKeys, createMedusaContainer, Modules } from '@medusajs/framework/utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { lettersModule } from '../../modules/letters'
import { mailQueueModule } from '../../modules/mail-queue'
import type { NewMail } from '../../modules/mail-queue/service'
import mailOrderTransfer from '../../subscribers/order-transfer-requested'
import { rateLimitModule } from '../../modules/rate-limit'
import { shopSettingsModule } from '../../modules/shop-settings'
import mailPasswordReset from '../../subscribers/password-reset'
import mailVerification from '../../subscribers/verification-requested'
import { LetterSettings } from '../letters/letter-schema'
import { noSettings } from '../shop-settings/settings-schema'
import { entityType } from '../verification/address-verification'

type Handle = (args: never) => Promise<void>

beforeEach(() => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
  vi.stubEnv('MAIL_FROM', 'orders@shop.example')
})
afterEach(() => vi.unstubAllEnvs())

/** The keys under which mails are stored when the subscriber handles these events. */
async function keysAfter(handle: Handle, ...events: readonly object[]): Promise<readonly unknown[]> {
  const keys: unknown[] = []
  const modules: Readonly<Record<string, object>> = {
    [Modules.STORE]: { listStores: async () => [{ name: 'My shop' }] },
    [Modules.ORDER]: { retrieveOrder: async () => ({ display_id: 1, email: entity_id }) },
    [Modules.CUSTOMER]: { listCustomers: async () => [] },
    [ContainerRegistrationKeys.QUERY]: { graph: async () => ({ data: [] }) },
    [ContainerRegistrationKeys.LOGGER]: { error: () => undefined, warn: () => undefined },
    [ContainerRegistrationKeys.CONFIG_MODULE]: { projectConfig: { http: { jwtSecret: 'a secret' } } },
    [lettersModule]: { settingsOf: async () => LetterSettings.parse({}) },
    [shopSettingsModule]: { read: async () => noSettings },
    [rateLimitModule]: { take: async () => 0 },
    // It says that it has the mail already, so that none is sent here.
    [mailQueueModule]: {
      has: async () => false,
      add: async ({ idempotencyKey }: NewMail) => void keys.push(idempotencyKey),
    },
  }
  const container = createMedusaContainer()
  for (const [name, module] of Object.entries(modules)) container.register(name, asValue(module))
  for (const data of events) await handle({ event: { data }, container } as never)
  return keys
}

const entity_id = 'asha@shop.example'
const reset = (token: string) => ({ entity_id, actor_type: 'customer', token })
const transfer = (token: string) => ({ id: 'order_1', token, expires_at: '2027-01-01T00:00:00.000Z' })
const verification = (code: string) => ({ entity_id, entity_type: entityType, code })

it.each<readonly [name: string, handle: Handle, event: (token: string) => object]>([
  ['a password reset', mailPasswordReset, reset],
  ['a verification', mailVerification, verification],
  ['a transfer', mailOrderTransfer, transfer],
])('the repeated event of %s has the same key, and another one has another', async (_, handle, event) => {
  const [first, repeated, other] = await keysAfter(
    handle,
    event('token-1'),
    event('token-1'),
    event('token-2'),
  )
  expect(first).toMatch(/^[a-z-]+:[\da-f]{64}$/)
  expect(repeated).toBe(first)
  expect(other).not.toBe(first)
})
