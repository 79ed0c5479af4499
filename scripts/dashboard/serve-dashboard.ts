import { once } from 'node:events'
import { createReadStream, statSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import type { WebServer } from '@umber/dev-stack'

interface Dashboard {
  /** Directory of the bundle. */
  readonly root: string
  readonly backendUrl: string
  readonly port: number
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ttf': 'font/ttf',
}

/** Base path of the dashboard. A path below it that is no file is a client-side route and gets index.html. */
const base = '/app'

/** Serves the dashboard and the backend on one origin, like Medusa with its built-in dashboard. */
export async function serveDashboard({ root, backendUrl, port }: Dashboard): Promise<WebServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://dashboard')
    if (pathname !== base && !pathname.startsWith(`${base}/`)) {
      forward(request, response, backendUrl)
      return
    }
    const asked = join(root, decodeURIComponent(pathname.slice(base.length)))
    sendFile(response, asked.startsWith(root + sep) && isFile(asked) ? asked : join(root, 'index.html'))
  })
  server.listen({ port, host: '127.0.0.1', exclusive: true })
  await once(server, 'listening')
  return {
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function forward(request: IncomingMessage, response: ServerResponse, backendUrl: string): void {
  const { method, headers, url = '/' } = request
  const asked = ask(new URL(url, backendUrl), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  asked.once('error', () => response.destroy())
  response.once('close', () => asked.destroy())
  request.pipe(asked)
}

function sendFile(response: ServerResponse, file: string): void {
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
  createReadStream(file)
    .once('error', () => response.destroy())
    .pipe(response)
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}
