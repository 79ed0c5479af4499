import { describe, expect, test, vi } from 'vitest'
import { stubServer, type StubRequest } from '../test/support/stub-server.ts'
import { createAdminClient } from './admin-client.ts'
import type { AskSecondFactor } from './sign-in.ts'

const baseUrl = 'http://localhost:9000'
const person = { email: 'asha@umber.example', password: 'linen-and-light' }
const unauthorized = (): Response => Response.json({ message: 'Unauthorized' }, { status: 401 })

/** Hands out token_1, token_2, … and accepts only the last one. */
function server(own: (request: StubRequest) => object | undefined = () => undefined) {
  let tokens = 0
  return stubServer((request) => {
    const answer = own(request)
    if (answer !== undefined) return answer
    if (request.route === 'POST /auth/user/emailpass') return { token: `token_${++tokens}` }
    return request.authorization === `Bearer token_${tokens}` ? { orders: [] } : unauthorized()
  })
}

describe('with a secret key', () => {
  test('every request carries it', async () => {
    const { fetch, requests } = stubServer(() => ({ orders: [] }))
    const tool = createAdminClient({ baseUrl, apiKey: 'sk_123', fetch })
    await tool.admin.order.list()
    expect(await tool.signIn()).toEqual({ kind: 'signed-in' })
    expect(requests).toMatchObject([{ authorization: `Basic ${btoa('sk_123:')}` }])
  })
})

describe('with email and password', () => {
  test('concurrent first requests share one sign-in', async () => {
    const { fetch, routes } = server()
    const tool = createAdminClient({ baseUrl, ...person, fetch })
    await Promise.all([tool.admin.order.list(), tool.admin.order.list(), tool.admin.order.list()])
    expect(routes().filter((route) => route.startsWith('POST'))).toEqual(['POST /auth/user/emailpass'])
  })

  test('an absolute address below /admin signs in too', async () => {
    const { fetch } = server()
    const tool = createAdminClient({ baseUrl, ...person, fetch })
    expect(await tool.client.fetch(`${baseUrl}/admin/orders`)).toEqual({ orders: [] })
  })

  test('a token that is no longer accepted is replaced, and the write is sent once more', async () => {
    const { fetch, routes } = server()
    const tool = createAdminClient({ baseUrl, ...person, fetch })
    await tool.admin.order.list()
    await tool.client.setToken('expired')
    await tool.admin.order.archive('order_1')
    expect(routes().slice(2)).toEqual([
      'POST /admin/orders/order_1/archive',
      'POST /auth/user/emailpass',
      'POST /admin/orders/order_1/archive',
    ])
  })

  test('a request that is refused while another signs in waits for that sign-in', async () => {
    const signIn = 'POST /auth/user/emailpass'
    let refused = 0
    const { fetch, routes } = stubServer(async ({ route, authorization }) => {
      if (route === signIn) {
        await vi.waitUntil(() => refused === 2)
        return { token: 'fresh' }
      }
      if (authorization === 'Bearer fresh') return { orders: [] }
      if (routes().filter((sent) => sent !== signIn).length > 1)
        await vi.waitUntil(() => routes().includes(signIn))
      refused += 1
      return unauthorized()
    })
    const tool = createAdminClient({ baseUrl, ...person, fetch })
    await tool.client.setToken('expired')
    const lists = [tool.admin.order.list(), tool.admin.order.list()]
    expect(await Promise.all(lists)).toEqual([{ orders: [] }, { orders: [] }])
    expect(routes().filter((route) => route === signIn)).toHaveLength(1)
  })

  test('a request that is refused with a new token too is not sent again', async () => {
    const { fetch, routes } = server(({ route }) => (route.startsWith('GET') ? unauthorized() : undefined))
    const tool = createAdminClient({ baseUrl, ...person, fetch })
    await expect(tool.admin.order.list()).rejects.toMatchObject({ status: 401 })
    expect(routes().filter((route) => route === 'GET /admin/orders')).toHaveLength(2)
  })

  test('a wrong password is a result of signIn, and an error of a request', async () => {
    const { fetch } = server(unauthorized)
    const tool = createAdminClient({ baseUrl, ...person, fetch })
    expect(await tool.signIn()).toMatchObject({ kind: 'refused', error: { status: 401 } })
    await expect(tool.admin.order.list()).rejects.toMatchObject({ status: 401 })
  })

  test('a server that does not answer is a result of signIn', async () => {
    const fetch = async () => Promise.reject(new TypeError('fetch failed'))
    const tool = createAdminClient({ baseUrl, ...person, retry: false, fetch })
    expect(await tool.signIn()).toMatchObject({ kind: 'unanswered', error: { kind: 'network' } })
  })

  test('after a sign-out the next request signs in again', async () => {
    const { fetch, routes } = server()
    const tool = createAdminClient({ baseUrl, ...person, fetch })
    await tool.signIn()
    await tool.signOut()
    await tool.admin.order.list()
    expect(routes()).toEqual(['POST /auth/user/emailpass', 'POST /auth/user/emailpass', 'GET /admin/orders'])
  })
})

describe('with a second factor', () => {
  const challenge = { id: 'mfachal_1', methods: ['totp'] }
  const withFactor = () =>
    server(({ route, body, authorization }) => {
      if (route === 'POST /auth/user/emailpass')
        return { token: 'half', mfa_required: true, mfa_challenge: challenge }
      if (route !== 'POST /auth/mfa/challenges/mfachal_1/verify')
        return authorization === 'Bearer whole' ? { orders: [] } : unauthorized()
      const isRight = authorization === 'Bearer half' && (body as { code: string }).code === '123456'
      return isRight ? { token: 'whole' } : unauthorized()
    })

  test('its code is asked for, and completes the sign-in', async () => {
    const { fetch } = withFactor()
    const secondFactor = vi.fn<AskSecondFactor>(async () => ({ method: 'totp', code: '123456' }))
    const tool = createAdminClient({ baseUrl, ...person, secondFactor, fetch })
    expect(await tool.admin.order.list()).toEqual({ orders: [] })
    expect(secondFactor).toHaveBeenCalledWith({ challenge })
  })

  test('a request that is refused while the code is asked for waits for it', async () => {
    let [asked, refused] = [false, 0]
    const { fetch, requests } = stubServer(async ({ route, authorization }) => {
      if (route === 'POST /auth/user/emailpass')
        return { token: 'half', mfa_required: true, mfa_challenge: challenge }
      if (route.startsWith('POST')) return { token: 'whole' }
      if (authorization === 'Bearer whole') return { orders: [] }
      if (requests.length > 1) await vi.waitUntil(() => asked)
      refused += 1
      return unauthorized()
    })
    const secondFactor: AskSecondFactor = async () => {
      asked = true
      await vi.waitUntil(() => refused === 2)
      return { method: 'totp', code: '123456' }
    }
    const tool = createAdminClient({ baseUrl, ...person, secondFactor, fetch })
    await tool.client.setToken('expired')
    const lists = [tool.admin.order.list(), tool.admin.order.list()]
    expect(await Promise.all(lists)).toEqual([{ orders: [] }, { orders: [] }])
  })

  test('a wrong code is refused, and the half sign-in is forgotten', async () => {
    const { fetch } = withFactor()
    const secondFactor: AskSecondFactor = async () => ({ method: 'totp', code: '000000' })
    const tool = createAdminClient({ baseUrl, ...person, secondFactor, fetch })
    expect(await tool.signIn()).toMatchObject({ kind: 'refused', error: { status: 401 } })
    expect(await tool.client.getToken()).toBeUndefined()
  })

  test('without a way to ask for it, requests say that it is missing', async () => {
    const { fetch } = withFactor()
    const tool = createAdminClient({ baseUrl, ...person, fetch })
    expect(await tool.signIn()).toMatchObject({ kind: 'refused', error: { code: 'mfa_required' } })
    await expect(tool.admin.order.list()).rejects.toMatchObject({ code: 'mfa_required' })
    expect(await tool.client.getToken()).toBeUndefined()
  })

  test('a request that is aborted does not wait for the code', async () => {
    const { fetch } = withFactor()
    const secondFactor: AskSecondFactor = async () => new Promise(() => {})
    const tool = createAdminClient({ baseUrl, ...person, secondFactor, fetch })
    const stop = new AbortController()
    const list = tool.admin.order.list({}, {}, { signal: stop.signal })
    stop.abort('enough')
    await expect(list).rejects.toBe('enough')
  })
})

test('an account that is not verified cannot sign in', async () => {
  const { fetch } = stubServer(() => ({ token: 'half', verification_required: true }))
  const tool = createAdminClient({ baseUrl, ...person, fetch })
  expect(await tool.signIn()).toMatchObject({ kind: 'refused', error: { code: 'verification_required' } })
})
