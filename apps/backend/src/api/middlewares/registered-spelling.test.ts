import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { expect, it, vi } from 'vitest'

import { registeredSpelling } from './registered-spelling'

const registered = ['Old@Shop.example', 'asha@shop.example']

async function continuedWith(identifier: string, provider = 'emailpass'): Promise<string> {
  const auth = {
    listProviderIdentities: async ({ entity_id: wanted }: { readonly entity_id: string }) =>
      await Promise.resolve(registered.filter((known) => known === wanted)),
  }
  const validatedBody = { identifier }
  const request = { scope: { resolve: () => auth }, params: { auth_provider: provider }, validatedBody }
  const next = vi.fn<() => void>()
  await registeredSpelling(request as unknown as MedusaRequest, {} as MedusaResponse, next)
  expect(next).toHaveBeenCalledExactlyOnceWith()
  return validatedBody.identifier
}

it('The address of a reset is the registered one: as it is typed, or else in lower case', async () => {
  expect(await continuedWith('asha@shop.example')).toBe('asha@shop.example')
  expect(await continuedWith('Asha@Shop.example')).toBe('asha@shop.example')
  expect(await continuedWith('Old@Shop.example')).toBe('Old@Shop.example')
  expect(await continuedWith('Unknown@shop.example')).toBe('unknown@shop.example')
})

it('The identifier of another provider stays as it is', async () => {
  expect(await continuedWith('Asha', 'other')).toBe('Asha')
})
