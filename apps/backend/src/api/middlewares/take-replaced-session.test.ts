import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { expect, it } from 'vitest'

import { replacedSession, takeReplacedSession } from './take-replaced-session'

it.each([
  [{ provider_id: 'pp_test', replaces: 'payses_paid' }, 'payses_paid'],
  [{ provider_id: 'pp_test', replaces: 7 }, undefined],
  [{ provider_id: 'pp_test' }, undefined],
])('The replaced session is not in the body that Medusa validates: %j', (body, replaced) => {
  const request = { body } as unknown as MedusaRequest
  const response = { locals: {} } as unknown as MedusaResponse
  takeReplacedSession(request, response, () => undefined)
  expect(request.body).toEqual({ provider_id: 'pp_test' })
  expect(replacedSession(response)).toBe(replaced)
})
