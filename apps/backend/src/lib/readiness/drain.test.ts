import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { GracefulShutdownServer } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'

import { drainBeforeShutdown, isEnding } from './drain'

const seconds = 3

it('the listener stays open while the process drains, and a running request is finished', async () => {
  drainBeforeShutdown(seconds)
  let finish: () => void = () => undefined
  const plain: Server = createServer((request, response) => {
    if (request.url === '/slow') finish = () => response.end('finished')
    else response.end('quick')
  })
  const server = GracefulShutdownServer.create(plain.listen(0, '127.0.0.1'), 10)
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const slow = fetch(`${url}/slow`)
  await once(server, 'request')
  expect(isEnding()).toBe(false)

  const ended = server.shutdown()
  expect(isEnding()).toBe(true)
  // Sent while it drains.
  expect(await (await fetch(url)).text()).toBe('quick')
  await vi.waitFor(() => expect(server.listening).toBe(false), 20_000)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  finish()
  expect(await (await slow).text()).toBe('finished')
  await ended
})
