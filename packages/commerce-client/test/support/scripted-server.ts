import { createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** One step of a server's connection after a request: sends bytes, waits, ends, resets. */
export type Step = string | number | typeof end | typeof reset

export const end = Symbol('end')
export const reset = Symbol('reset')

/** Raw headers and body; they may be inconsistent. */
export const answer = (
  status: string,
  headers: Readonly<Record<string, string | number>>,
  body = '',
): string =>
  [
    `HTTP/1.1 ${status}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')

/** A server that follows a script instead of a protocol. The last script is used for all further requests. */
export async function scriptedServer(...scripts: readonly (readonly Step[])[]) {
  const requests: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    socket.on('data', (data) => {
      if (!/^(?:GET|POST|DELETE|PUT) /.test(data.toString('latin1'))) return
      requests.push(data.toString('latin1').split('\r\n')[0] ?? '')
      void play(socket, scripts[Math.min(requests.length, scripts.length) - 1] ?? [])
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${port}`, requests }
}

async function play(socket: Socket, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (typeof step === 'number') await new Promise((resolve) => setTimeout(resolve, step))
    else if (step === end) socket.end()
    else if (step === reset) socket.resetAndDestroy()
    else socket.write(step)
  }
}
