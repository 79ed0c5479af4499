// @vitest-environment node
import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import express, { type Response } from 'express'
import { expect, it, vi } from 'vitest'
import { createDrain } from './drain.ts'

/** A server whose answers the test ends, and a client that keeps its connections. */
async function serve() {
  let endWait = (): void => {}
  const wait = async () => await new Promise<void>((resolve) => (endWait = resolve))
  const drain = createDrain(wait)
  const underWay: Response[] = []
  const app = express()
  app.use(drain.follow)
  app.get('/slow', (_, response) => void underWay.push(response))
  app.get('/', (_, response) => void response.send('quick'))
  const server = createServer((request, response) => void app(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const get = async (path: string) => {
    const asked = request({ host: '127.0.0.1', port, path, agent }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    return { connection: response.headers.connection, body: await text(response) }
  }
  return {
    get,
    stop: async (seconds: number) => await drain.stop(server, seconds),
    endWait: () => endWait(),
    /** The answer of a request to /slow. */
    slow: async () => {
      await vi.waitFor(() => expect(underWay).toHaveLength(1))
      return underWay[0] as Response
    },
  }
}

it('finishes what is under way, ends its connection, and refuses new ones', async () => {
  const { get, slow, stop } = await serve()
  expect((await get('/')).connection).toBe('keep-alive')
  const answer = get('/slow')
  const response = await slow()
  const stopped = stop(0)
  await expect(get('/')).rejects.toThrow('ECONNREFUSED')
  response.send('finished')
  expect(await answer).toEqual({ connection: 'close', body: 'finished' })
  await stopped
})

it('answers on for a while, and ends each connection', async () => {
  const { get, stop, endWait } = await serve()
  expect((await get('/')).connection).toBe('keep-alive')
  const stopped = stop(30)
  expect(await get('/')).toEqual({ connection: 'close', body: 'quick' })
  expect(await get('/')).toEqual({ connection: 'close', body: 'quick' })
  endWait()
  await stopped
  await expect(get('/')).rejects.toThrow('ECONNREFUSED')
})
