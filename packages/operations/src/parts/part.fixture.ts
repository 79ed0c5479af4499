import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { endWithSupervisor } from './supervise.ts'

// A part for supervise.test.ts: it tells its process id, breaks when it is asked to, and takes SIGTERM or ignores it. In its diary it
// notes its end, and whether the part that it needs still answered.
endWithSupervisor()
const [, , port = '0', manner = ''] = process.argv
if (manner === 'broken') process.exit(3)
const server = createServer((request, response) => {
  response.end(String(process.pid))
  if (request.url === '/break') response.on('finish', () => process.exit(7))
})
server.listen(Number(port), '127.0.0.1')
const { PART_NAME: name = '', PART_NEEDS: needs, PART_DIARY: diary } = process.env
const note = (line: string) => diary !== undefined && appendFileSync(diary, `${line}\n`)

process.on('SIGTERM', () => {
  if (manner === 'stubborn') return
  if (needs === undefined) {
    note(`${name} ends`)
    process.exit(0)
  }
  fetch(needs)
    .then(
      () => note(`${name} finishes its work and ends`),
      () => note(`${name} has lost what it needs`),
    )
    .finally(() => process.exit(0))
})
