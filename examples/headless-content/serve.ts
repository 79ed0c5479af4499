import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

const file = new URL('entries.json', import.meta.url)

interface Entries {
  readonly items: readonly { readonly type: string }[]
}

/** Simulates the delivery API of a content system: `GET /entries?type=post`, from a file that is read with each request. */
export const createContentServer = (): Server =>
  createServer((request, response) => {
    void reply(request, response)
  })

async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await answer(new URL(request.url ?? '/', 'http://localhost'))
  // Browsers ask from the shop's origin.
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  response.end(JSON.stringify(body))
}

async function answer({
  pathname,
  searchParams,
}: URL): Promise<{ readonly status: number; readonly body: object }> {
  if (pathname !== '/entries') return { status: 404, body: { items: [] } }
  const { items } = JSON.parse(await readFile(file, 'utf8')) as Entries
  const type = searchParams.get('type')
  return { status: 200, body: { items: items.filter((one) => type === null || one.type === type) } }
}
