import { createServer } from 'node:http'
import { addUpMetrics, joinMetrics } from './cluster-metrics.ts'
import { createMetrics } from './metrics.ts'
import { isWorker, onPurge, purgeOthers, superviseProcesses } from './processes.ts'

// A server of two processes for processes.test.ts. It says which process answers, and how often that one was purged, or the
// metrics of both.
if (isWorker) {
  let purges = 0
  onPurge(() => {
    purges += 1
  })
  if (process.argv.includes('broken')) process.exit(3)
  const metrics = createMetrics()
  const metricsOfBoth = joinMetrics(metrics.registry)
  const server = createServer((request, response) => {
    if (request.url === '/purge') purgeOthers()
    if (request.url === '/break') process.exit(7)
    // Each connection goes to the next process.
    response.setHeader('Connection', 'close')
    if (request.url === '/metrics') {
      void metricsOfBoth().then((text) => response.end(text))
      return
    }
    metrics.pageReads.inc({ outcome: 'hit' })
    response.end(JSON.stringify({ pid: process.pid, purges }))
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object') console.log(`port ${address?.port}`)
  })
  process.once('SIGTERM', () => server.close(() => process.exit(0)))
} else {
  addUpMetrics()
  superviseProcesses(2, console.log)
}
