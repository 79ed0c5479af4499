import { request as forwardRequest, type Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Target {
  readonly backendUrl: string
  readonly agent: Agent
}

/** Hands the backend's answer to the client, or not. */
export type Deliver = (answered: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Asks the backend the same, and has its answer delivered. */
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

/** The backend hears the first half of what was sent, then both lines are reset. */
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

function putHead(answered: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answered.statusCode ?? 502, answered.statusMessage, answered.rawHeaders)
}

export const whole: Deliver = (answered, response) => {
  putHead(answered, response)
  answered.pipe(response)
}

/** As a backend answers that does not know the shop's origin: a browser keeps the answer from the page. */
export const withoutCors: Deliver = (answered, response) => {
  const headers = Object.entries(answered.headers).filter(([name]) => !name.startsWith('access-control-'))
  response.writeHead(answered.statusCode ?? 502, answered.statusMessage, Object.fromEntries(headers))
  answered.pipe(response)
}

/** The first half of the body comes, then the line ends. */
export const truncated: Deliver = async (answered, response) => {
  const body = await buffer(answered)
  putHead(answered, response)
  response.write(half(body), () => response.destroy())
}

/** The first half of the body comes, then the line is reset, which a browser may tell from its end. */
export const resetAnswer: Deliver = async (answered, response) => {
  const body = await buffer(answered)
  putHead(answered, response)
  response.write(half(body))
  // A reset overtakes what has not been read yet.
  await sleep(arrival)
  response.socket?.resetAndDestroy()
}

/** Milliseconds that a few kilobytes take on the same machine, at most. */
const arrival = 50

/**
 * The backend has done what it was asked, and nothing of its answer arrives but the head: where a connection that was used
 * before ends without a byte, a browser sends the request once more by itself, a POST too.
 */
export const lost: Deliver = async (answered, response) => {
  await buffer(answered)
  putHead(answered, response)
  response.flushHeaders()
  await sleep(arrival)
  response.destroy()
}

/** The body comes in small pieces with a pause after each. */
export const dripping =
  (bytes: number, ms: number): Deliver =>
  async (answered, response) => {
    const body = await buffer(answered)
    putHead(answered, response)
    for (let at = 0; at < body.length && !response.destroyed; at += bytes) {
      response.write(body.subarray(at, at + bytes))
      await sleep(ms)
    }
    response.end()
  }

/** The backend has answered; the answer waits for a word. */
export const held =
  (release: Promise<void>): Deliver =>
  async (answered, response) => {
    const body = await buffer(answered)
    await release
    if (response.destroyed) return
    putHead(answered, response)
    response.end(body)
  }

const half = (body: Buffer): Buffer => body.subarray(0, Math.floor(body.length / 2))
