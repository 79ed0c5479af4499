import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

/** A backend that answers these paths with these objects, and others with 404, until the test is over. Returns its URL. */
export async function smallBackend(answers: Readonly<Record<string, object>>): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const answer = answers[url.replace(/\?.*/s, '')]
    response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer ?? { message: 'Not found' }))
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
