import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { requireKnownKey } from './require-known-key.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** A backend that answers with this status, or none. */
async function backendWith(status: number | undefined): Promise<string> {
  const server = createServer((_, response) => void response.writeHead(status ?? 500).end()).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  if (status === undefined) {
    server.close()
    await once(server, 'close')
  } else open.push(() => void server.close())
  return `http://127.0.0.1:${port}`
}

async function notesOf(status: number | undefined): Promise<readonly string[]> {
  const notes: string[] = []
  const backend = await backendWith(status)
  const variables = { BACKEND_URL: 'https://api.shop.example', BACKEND_INTERNAL_URL: backend }
  await requireKnownKey({ ...variables, PUBLISHABLE_KEY: 'pk_1' }, (line) => notes.push(line))
  return notes
}

it('a shop with a key that its backend knows starts without a word', async () => {
  expect(await notesOf(200)).toEqual([])
})

it('a shop with a key that its backend refuses does not start, and is told how to get the right one', async () => {
  const error: unknown = await notesOf(400).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Refusal)
  expect(String(error)).toMatch(/does not accept the PUBLISHABLE_KEY .* pnpm create-key/)
})

it.each([
  ['is away', undefined],
  ['fails', 502],
  ['is asked too often', 429],
])('a shop starts while its backend %s, and says that the key was not checked', async (_, status) => {
  expect(await notesOf(status)).toEqual([expect.stringContaining('Publishable key: not checked')])
})
