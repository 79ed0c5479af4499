import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Express } from 'express'

export interface StartedServer {
  readonly server: Server
  readonly url: string
}

/** Listens. Port 0 takes any that is free. Rejects when the port is taken. */
export async function startServer(app: Express, host: string, port: number): Promise<StartedServer> {
  // Express answers the errors of its promise.
  const server = createServer((request, response) => void app(request, response))
  server.listen({ port, host })
  await once(server, 'listening')
  return { server, url: urlOf(server, host, port) }
}

function urlOf(server: Server, host: string, port: number): string {
  const address = server.address()
  const actual = typeof address === 'object' && address !== null ? address.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`
}
