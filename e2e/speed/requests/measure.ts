import { Agent, get } from 'node:http'

export interface Load {
  readonly origin: string
  /** Path and query of the next request. */
  readonly next: () => string
  /** Requests under way at the same time, each on a connection that stays open. */
  readonly connections: number
  readonly milliseconds: number
}

export interface Measured {
  /** Answers with status 200. */
  readonly perSecond: number
  /** Time from a request to the end of its answer that half of the requests stay below, and 99 of 100, in ms. */
  readonly p50: number
  readonly p99: number
  /** Size of a body as sent, on average. */
  readonly bytes: number
  /** Answers with another status, and failed requests. */
  readonly others: number
}

/** Sends requests for a time, the next one on a connection when the one before has been answered. */
export async function measure({ origin, next, connections, milliseconds }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let bytes = 0
  let others = 0
  const begun = performance.now()
  const end = begun + milliseconds

  const work = async (): Promise<void> => {
    while (performance.now() < end) {
      const sent = performance.now()
      const answer = await ask(agent, origin + next())
      if (answer.status === 200) {
        times.push(performance.now() - sent)
        bytes += answer.bytes
      } else others += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  const passed = performance.now() - begun
  agent.destroy()

  const sorted = times.toSorted((a, b) => a - b)
  const below = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    perSecond: (times.length / passed) * 1000,
    p50: below(0.5),
    p99: below(0.99),
    bytes: times.length === 0 ? 0 : bytes / times.length,
    others,
  }
}

interface Answer {
  /** 0 when the request failed. */
  readonly status: number
  readonly bytes: number
}

async function ask(agent: Agent, url: string): Promise<Answer> {
  return await new Promise((resolve) => {
    const failed = () => resolve({ status: 0, bytes: 0 })
    // As a browser does; the body is not decompressed here.
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }
    get(url, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
      response.once('error', failed)
    }).once('error', failed)
  })
}
