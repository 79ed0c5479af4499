import { createServer } from 'node:http'
import { endWithSupervisor } from './supervise.ts'

// A part for supervise.test.ts: it tells its process id, breaks when it is asked to, and takes SIGTERM or ignores it.
endWithSupervisor()
const [, , port = '0', manner = ''] = process.argv
if (manner === 'broken') process.exit(3)
const server = createServer((request, response) => {
  response.end(String(process.pid))
  if (request.url === '/break') response.on('finish', () => process.exit(7))
})
server.listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => {
  if (manner !== 'stubborn') process.exit(0)
})
