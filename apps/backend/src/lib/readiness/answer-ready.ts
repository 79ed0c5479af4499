import type { ServerResponse } from 'node:http'

import { isEnding } from './drain'
import type { Report } from './readiness'

/** Answers whether this process should get requests. `GET /health` says only whether it runs. */
export async function answerReady(response: ServerResponse, readiness: () => Promise<Report>): Promise<void> {
  const report = isEnding() ? { ready: false, checks: { process: 'ending' } } : await readiness()
  response.writeHead(report.ready ? 200 : 503, {
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
  })
  response.end(JSON.stringify(report))
}
