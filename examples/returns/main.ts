import { createInterface } from 'node:readline'
import { createAdminClient } from '@umber/admin-client'
import { setting } from '../settings.ts'
import { takeReturn } from './returns.ts'

const orderNumber = Number(process.argv[2])
if (!Number.isInteger(orderNumber)) {
  process.stderr.write('returns <order number>\n')
  process.exit(2)
}

const tool = createAdminClient({ baseUrl: setting('MEDUSA_URL'), apiKey: setting('MEDUSA_API_KEY') })
const terminal = createInterface({ input: process.stdin })
// Lines, because a question after the end of a piped input would fail.
const lines = terminal[Symbol.asyncIterator]()
process.exitCode = await takeReturn(tool, orderNumber, {
  ask: async (question) => {
    process.stdout.write(question)
    const { value, done } = await lines.next()
    return done === true ? '' : value
  },
  say: (line) => process.stdout.write(`${line}\n`),
})
terminal.close()
