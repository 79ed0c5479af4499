import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { describe, expect, it } from 'vitest'

import { openToShops } from './open-to-shops'

const shop = 'http://localhost:8000'

function visit(origin?: string, preflight?: string) {
  const headers = new Map<string, string>()
  const answer = { status: 200, headers, isServed: false }
  const request = {
    method: preflight === undefined ? 'GET' : 'OPTIONS',
    headers: { origin, 'access-control-request-headers': preflight },
    scope: { resolve: () => ({ projectConfig: { http: { storeCors: shop } } }) },
  } as unknown as MedusaRequest
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    vary: () => undefined,
    status(code: number) {
      answer.status = code
      return { json: () => undefined, end: () => undefined }
    },
  } as unknown as MedusaResponse
  openToShops(request, response, () => {
    answer.isServed = true
  })
  return answer
}

describe('The pages of the test provider', () => {
  it('are not stored, tell no other page their address, and run nothing by default', () => {
    const { headers, isServed } = visit()
    expect(isServed).toBe(true)
    expect(Object.fromEntries(headers)).toEqual({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })

  it('may be read by the shop, and by no other origin', () => {
    const allowed = (origin: string) => visit(origin).headers.get('Access-Control-Allow-Origin')
    expect(allowed(shop)).toBe(shop)
    expect(allowed('https://elsewhere.example')).toBeUndefined()
  })

  it('may be asked by the shop with its own headers, and by no other origin', () => {
    const asked = 'x-publishable-api-key'
    const { status, headers, isServed } = visit(shop, asked)
    expect({ status, isServed }).toEqual({ status: 204, isServed: false })
    expect(headers.get('Access-Control-Allow-Headers')).toBe(asked)
    const other = visit('https://elsewhere.example', asked)
    expect(other.headers.has('Access-Control-Allow-Headers')).toBe(false)
  })
})
