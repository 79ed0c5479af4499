import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'

import { rateLimitModule } from '../../modules/rate-limit'
import { restrictPasswordReset } from './restrict-password-reset'

const registered: Readonly<Record<string, object | null>> = {
  'Old@Shop.example': { customer_id: 'cus_old' },
  'asha@shop.example': { customer_id: 'cus_1' },
  'Flooded@shop.example': { customer_id: 'cus_2' },
  'boss@shop.example': { customer_id: null, user_id: 'user_1' },
  'half@shop.example': null,
  'changed@shop.example': { password_changed_at: '2026-11-22T10:00:00.123Z' },
}

interface Filter {
  readonly provider_identities: { readonly entity_id: string; readonly provider: string }
}

async function continuedWith(identifier: string, actor = 'customer', provider = 'emailpass') {
  const auth = {
    listAuthIdentities: async ({ provider_identities: { entity_id } }: Filter) =>
      await Promise.resolve(
        entity_id in registered
          ? [
              {
                app_metadata: registered[entity_id],
                provider_identities: [
                  { provider: 'other', entity_id: 'other' },
                  { provider: 'emailpass', entity_id },
                ],
              },
            ]
          : [],
      ),
  }
  const validatedBody = { identifier }
  const params = { auth_provider: provider, actor_type: actor }
  const isUsedUp = async (_: string, address: string) => Promise.resolve(address === 'flooded@shop.example')
  const services: Readonly<Record<string, object>> = { [Modules.AUTH]: auth, [rateLimitModule]: { isUsedUp } }
  const request = { scope: { resolve: (name: string) => services[name] }, params, validatedBody }
  const next = vi.fn<() => void>()
  await restrictPasswordReset(request as unknown as MedusaRequest, {} as MedusaResponse, next)
  expect(next).toHaveBeenCalledExactlyOnceWith()
  return validatedBody.identifier
}

it('The address of a reset is the registered one: as it is typed, or else in lower case', async () => {
  expect(await continuedWith('asha@shop.example')).toBe('asha@shop.example')
  expect(await continuedWith('Asha@Shop.example')).toBe('asha@shop.example')
  expect(await continuedWith('Old@Shop.example')).toBe('Old@Shop.example')
})

it('An address without an account of the actor type is treated like an unknown one', async () => {
  for (const address of ['unknown@shop.example', 'half@shop.example', 'changed@shop.example'])
    expect(await continuedWith(address)).toBe('')
  expect(await continuedWith('boss@shop.example')).toBe('')
  expect(await continuedWith('boss@shop.example', 'user')).toBe('boss@shop.example')
  expect(await continuedWith('asha@shop.example', 'user')).toBe('')
})

it('An account that gets no more mails for now gets no new token either', async () => {
  expect(await continuedWith('Flooded@shop.example')).toBe('')
})

it('The identifier of another provider stays as it is', async () => {
  expect(await continuedWith('Asha', 'customer', 'other')).toBe('Asha')
})
