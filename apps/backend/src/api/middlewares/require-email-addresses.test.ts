import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { expect, it, vi } from 'vitest'

import { requireEmailAddresses, trimAddresses } from './require-email-addresses'

const address = 'Asha@shop.example'

it.each([
  undefined,
  'text',
  {},
  { email: null },
  { email: undefined, first_name: 'Asha' },
  { id: 'promotions', email: true, push: false },
  { metadata: { email: 'what the client likes' } },
  { shipping_address: { first_name: 'Asha, Ira', metadata: null } },
])('%j has no address that is refused', (body) => {
  expect(trimAddresses(body)).toBe(true)
})

it.each(['email', 'identifier', 'entity_id'])('%s is trimmed, and keeps its case', (name) => {
  const body = { [name]: ` ${address}\n`, password: ' x ' }
  expect(trimAddresses(body)).toBe(true)
  expect(body).toEqual({ [name]: address, password: ' x ' })
})

it.each([
  { email: `${address},b@shop.example` },
  { identifier: `"Buy at evil.test" <${address}>` },
  { entity_id: 'a\r\nBcc: b@shop.example' },
  { email: '' },
  { email: [address] },
  { email: { address } },
  { email: 7 },
  { items: [{ customer: { email: 'none' } }] },
])('%j is refused', (body) => {
  expect(trimAddresses(body)).toBe(false)
})

it('a body as deep as it is long is read', () => {
  let body: unknown = { email: address }
  for (let level = 0; level < 50_000; level += 1) body = [body]
  expect(trimAddresses(body)).toBe(true)
})

it('the refusal names its reason', () => {
  const next = vi.fn<(error?: unknown) => void>()
  requireEmailAddresses({ body: { email: 'none' } } as MedusaRequest, {} as MedusaResponse, next)
  expect(next.mock.lastCall?.[0]).toMatchObject({ type: 'invalid_data', code: 'invalid_email' })
})
