import { request as forwardRequest, type Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Target {
  readonly backendUrl: string
  readonly agent: Agent
}

/** Passes the backend's response to the client, or part of it. */
export type Deliver = (answered: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Sends the request to the backend and delivers its response. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
  deliver: Deliver,
): void {
  const onward = ask(request, target)
  onward.on('response', (answered: IncomingMessage) => {
    answered.on('error', () => response.destroy())
    void Promise.resolve(deliver(answered, response)).catch(() => response.destroy())
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

/** The backend receives the first half of the body, then both connections are reset. */
export async function resetRequest(
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
): Promise<void> {
  const body = await buffer(request)
  const onward = ask(request, target)
  onward.on('error', () => undefined)
  const reset = (): void => {
    onward.destroy()
    response.socket?.resetAndDestroy()
  }
  onward.write(body.subarray(0, Math.floor(body.length / 2)), reset)
}

function ask(request: IncomingMessage, { backendUrl, agent }: Target) {
  const { hostname, port, host } = new URL(backendUrl)
  const { url: path, method, headers } = request
  return forwardRequest({ hostname, port, agent, path, method, headers: { ...headers, host } })
}

function writeHead(answered: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answered.statusCode ?? 502, answered.statusMessage, answered.rawHeaders)
}

export const whole: Deliver = (answered, response) => {
  writeHead(answered, response)
  answered.pipe(response)
}

/** Like a backend without CORS headers for the shop's origin: the browser hides the response from the page. */
export const withoutCors: Deliver = (answered, response) => {
  const headers = Object.entries(answered.headers).filter(([name]) => !name.startsWith('access-control-'))
  response.writeHead(answered.statusCode ?? 502, answered.statusMessage, Object.fromEntries(headers))
  answered.pipe(response)
}

/** Sends the first half of the body, then closes the connection. */
export const truncated: Deliver = async (answered, response) => {
  const body = await buffer(answered)
  writeHead(answered, response)
  response.write(half(body), () => response.destroy())
}

/** Sends the first half of the body, then resets the connection, which a browser may distinguish from a close. */
export const resetAnswer: Deliver = async (answered, response) => {
  const body = await buffer(answered)
  writeHead(answered, response)
  response.write(half(body))
  // A reset discards what the client has not read yet.
  await sleep(arrival)
  response.socket?.resetAndDestroy()
}

/** Upper bound, in milliseconds, for a few kilobytes to arrive on the same machine. */
const arrival = 50

/**
 * The backend has processed the request, and only the headers of its response arrive. Without them a browser would resend
 * the request by itself, a POST too, because a reused connection ended without a byte.
 */
export const lost: Deliver = async (answered, response) => {
  await buffer(answered)
  writeHead(answered, response)
  response.flushHeaders()
  await sleep(arrival)
  response.destroy()
}

/** The connection ends without a byte. */
export const ended: Deliver = async (answered, response) => {
  await buffer(answered)
  response.socket?.end()
}

/** Sends the body in chunks of `bytes` with a pause of `ms` after each. */
export const dripping =
  (bytes: number, ms: number): Deliver =>
  async (answered, response) => {
    const body = await buffer(answered)
    writeHead(answered, response)
    for (let at = 0; at < body.length && !response.destroyed; at += bytes) {
      response.write(body.subarray(at, at + bytes))
      await sleep(ms)
    }
    response.end()
  }

/** The backend has responded; the response is held until `release` resolves. */
export const held =
  (release: Promise<void>): Deliver =>
  async (answered, response) => {
    const body = await buffer(answered)
    await release
    if (response.destroyed) return
    writeHead(answered, response)
    response.end(body)
  }

const half = (body: Buffer): Buffer => body.subarray(0, Math.floor(body.length / 2))
