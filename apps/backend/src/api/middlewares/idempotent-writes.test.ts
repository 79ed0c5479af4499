import { EventEmitter } from 'node:events'

import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'
import { beforeEach, expect, it } from 'vitest'

import { idempotentWrites } from './idempotent-writes'

interface Sent {
  readonly method?: string
  readonly path?: string
  readonly key?: string | undefined
  readonly token?: string
  readonly body?: object
}

let done = 0
/** The route. */
let act: (response: MedusaResponse) => void | Promise<void>
let scope: { readonly resolve: (name: string) => unknown }

beforeEach(() => {
  done = 0
  act = (response) => void response.status(201).json({ number: (done += 1) })
  const tails = new Map<string, Promise<void>>()
  const locking = {
    execute: async ([name = '']: readonly string[], work: () => Promise<void>) => {
      const turn = (tails.get(name) ?? Promise.resolve()).then(work)
      tails.set(name, turn)
      return turn
    },
  }
  const remembered = new Map<string, unknown>()
  const cache = {
    get: async (name: string) => Promise.resolve(remembered.get(name) ?? null),
    set: async (name: string, value: unknown) => Promise.resolve(void remembered.set(name, value)),
  }
  scope = { resolve: (name) => (name === Modules.LOCKING ? locking : cache) }
})

/** Express's response, as far as the middleware and the route use it. */
class TestResponse extends EventEmitter {
  statusCode = 200
  closed = false
  writableEnded = false
  body: unknown
  readonly headers = new Map<string, string>()

  status(status: number): this {
    this.statusCode = status
    return this
  }

  setHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }

  json(body: unknown): this {
    this.body = body
    this.end()
    return this
  }

  end(): void {
    this.writableEnded = true
    this.emit('finish')
  }
}

interface Answer {
  readonly status: number
  readonly isRepeated: boolean
  readonly body: unknown
}

async function send({
  method = 'POST',
  path = '/store/carts/1/line-items',
  key = 'k1',
  token = 't1',
  body = {},
}: Sent = {}): Promise<Answer> {
  const response = new TestResponse()
  const headers = { authorization: token, 'idempotency-key': key === '' ? undefined : key }
  const request = {
    method,
    originalUrl: path,
    body,
    headers,
    get: () => headers['idempotency-key'],
    scope,
  }
  return new Promise((resolve, reject) => {
    response.once('finish', () =>
      resolve({
        status: response.statusCode,
        isRepeated: response.headers.has('Idempotent-Replayed'),
        body: response.body,
      }),
    )
    const route = (error?: unknown) => {
      if (error === undefined) void act(response as unknown as MedusaResponse)
      else reject(error)
    }
    idempotentWrites(request as unknown as MedusaRequest, response as unknown as MedusaResponse, route).catch(
      reject,
    )
  })
}

it('A repeated write gets the first answer, and is carried out once', async () => {
  expect(await send()).toEqual({ status: 201, body: { number: 1 }, isRepeated: false })
  expect(await send()).toEqual({ status: 201, body: { number: 1 }, isRepeated: true })
  expect(done).toBe(1)
})

it('A repeated write waits for the first one', async () => {
  let finish = (): void => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  act = async (response) => {
    await finished
    response.json({ number: (done += 1) })
  }
  const both = Promise.all([send(), send()])
  finish()
  expect((await both).map(({ body }) => body)).toEqual([{ number: 1 }, { number: 1 }])
  expect(done).toBe(1)
})

it.each<readonly [string, Sent]>([
  ['another key', { key: 'k2' }],
  ['no key', { key: '' }],
  ['another session', { token: 't2' }],
  ['another route', { path: '/store/carts/2/line-items' }],
  ['another method', { method: 'DELETE' }],
])('A write with %s is another one', async (_name, other) => {
  await send()
  expect(await send(other)).toMatchObject({ body: { number: 2 }, isRepeated: false })
})

it('A read is answered anew', async () => {
  await send({ method: 'GET' })
  expect(await send({ method: 'GET' })).toMatchObject({ body: { number: 2 }, isRepeated: false })
})

it('Another body with the same key is refused', async () => {
  await send({ body: { quantity: 1 } })
  await expect(send({ body: { quantity: 2 } })).rejects.toThrow('Use a new key for each write')
  expect(done).toBe(1)
})

it('A refusal is not remembered: it has changed nothing', async () => {
  const succeed = act
  act = (response) => void response.status(409).json({})
  expect(await send()).toMatchObject({ status: 409 })
  act = succeed
  expect(await send()).toMatchObject({ status: 201, body: { number: 1 }, isRepeated: false })
})

it('A key of more than 255 characters is refused', async () => {
  await expect(send({ key: 'k'.repeat(256) })).rejects.toThrow('too long')
  expect(done).toBe(0)
})
