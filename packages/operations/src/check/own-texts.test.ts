import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { textsAtBackend } from './own-texts.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

async function backendThat(status: number, body: string): Promise<string> {
  const server = createServer((request, response) => {
    const isAsked =
      request.url === '/store/shop-settings' && request.headers['x-publishable-api-key'] === 'pk_1'
    response.writeHead(isAsked ? status : 404).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(async () => {
    server.close()
    await once(server, 'close')
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

it('tells the name, whether there is a contact, and the pages', async () => {
  const settings = {
    name: 'Kiesel',
    contact: { email: 'a@b.example', phone: null },
    pages: [{ slug: 'terms' }],
  }
  const url = await backendThat(200, JSON.stringify({ shop_settings: settings }))
  expect(await textsAtBackend(url, 'pk_1')).toEqual({ name: 'Kiesel', hasContact: true, pages: ['terms'] })
})

it('tells that nothing was set', async () => {
  const settings = { name: null, contact: { email: null, phone: null }, pages: [] }
  const url = await backendThat(200, JSON.stringify({ shop_settings: settings }))
  expect(await textsAtBackend(url, 'pk_1')).toEqual({ name: undefined, hasContact: false, pages: [] })
})

it.each([
  [503, '{}'],
  [200, 'no JSON'],
])('tells nothing when the backend answers %i %s', async (status, body) => {
  expect(await textsAtBackend(await backendThat(status, body), 'pk_1')).toBeUndefined()
})
