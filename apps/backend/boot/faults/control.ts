import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { parseFaultRules, type FaultRules } from './fault-rules.ts'

/** Handles GET, POST (replaces the rules with a list) and DELETE of /faults. */
export async function controlFaults(
  rules: FaultRules,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const say = (status: number, body: unknown): void => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
  if (request.url !== '/faults') return say(404, { message: 'Only /faults is here.' })
  if (request.method === 'DELETE') rules.replace([])
  else if (request.method === 'POST') {
    try {
      rules.replace(parseFaultRules(await json(request)))
    } catch (error) {
      return say(400, { message: error instanceof Error ? error.message : String(error) })
    }
  } else if (request.method !== 'GET') return say(405, { message: 'GET, POST or DELETE.' })
  return say(200, rules.list())
}
