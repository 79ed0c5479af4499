import { createHash } from 'node:crypto'

import { asValue } from '@medusajs/framework/awilix'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, createMedusaContainer, Modules } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'

import { requireOwnVerification } from './require-own-address'

vi.mock('../../lib/newsletter/mailing-list')

const email = 'asha@shop.example'
const verifiedAt = new Date('2026-11-20T10:00:00.000Z')
const hashOf = (token: string) => ({ token_hash: createHash('sha256').update(token).digest('hex') })
const own = {
  auth_identity_id: 'authid_asha',
  entity_id: email,
  entity_type: 'email',
  code_provider: 'token',
  provider_metadata: hashOf('own'),
  verified_at: verifiedAt,
}
const foreign = { ...own, auth_identity_id: 'authid_noor', provider_metadata: hashOf('foreign') }

/** Confirms a token as Asha, whose address is verified, and of whose guest orders one was left. */
async function confirm(code: string) {
  const [next, json] = [vi.fn<() => void>(), vi.fn<(body: unknown) => void>()]
  const updateOrders = vi.fn<(selector: object, change: object) => void>()
  const graph = vi.fn<(wanted: object) => object>(() => ({ data: [{ id: 'order_left' }] }))
  const modules: Readonly<Record<string, object>> = {
    [Modules.AUTH]: {
      listAuthVerifications: async (wanted: Partial<typeof own>) =>
        [own, foreign].filter((one) =>
          wanted.provider_metadata === undefined
            ? one.auth_identity_id === wanted.auth_identity_id
            : one.provider_metadata.token_hash === wanted.provider_metadata.token_hash,
        ),
    },
    [Modules.CUSTOMER]: { listCustomers: async () => [{ id: 'cus_asha', email }] },
    [Modules.ORDER]: { listOrders: async () => [], updateOrders },
    [Modules.EVENT_BUS]: { emit: async () => undefined, releaseGroupedEvents: async () => undefined },
    [ContainerRegistrationKeys.QUERY]: { graph },
  }
  const scope = createMedusaContainer()
  for (const [name, module] of Object.entries(modules)) scope.register(name, asValue(module))
  const request = {
    auth_context: { actor_type: 'customer', actor_id: 'cus_asha', auth_identity_id: 'authid_asha' },
    validatedBody: { code },
    scope,
  } as unknown as MedusaRequest
  await requireOwnVerification(request, { json } as unknown as MedusaResponse, next)
  return { next, json, updateOrders, graph }
}

it('claims what was left when the token of a verified account is confirmed again', async () => {
  const { next, json, updateOrders, graph } = await confirm('own')
  const filters = expect.objectContaining({ created_at: { $lte: verifiedAt } }) as object
  expect(graph).toHaveBeenCalledWith(expect.objectContaining({ filters }))
  expect(updateOrders).toHaveBeenCalledWith({ id: ['order_left'] }, { customer_id: 'cus_asha' })
  const { entity_id, entity_type, code_provider } = own
  expect(json).toHaveBeenCalledWith({ entity_id, entity_type, code_provider, verified_at: verifiedAt })
  expect(next).not.toHaveBeenCalled()
})

it('says that a token is for another account', async () => {
  await expect(confirm('foreign')).rejects.toMatchObject({
    type: 'not_allowed',
    code: 'verification_not_own',
  })
})

it('refuses a token that is unknown, or was replaced by a later one', async () => {
  await expect(confirm('replaced')).rejects.toMatchObject({ type: 'not_allowed', code: undefined })
})
