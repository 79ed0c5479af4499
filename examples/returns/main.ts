import { createInterface } from 'node:readline/promises'
import { createAdminClient } from '@umber/admin-client'
import { setting } from '../settings.ts'
import { takeReturn } from './returns.ts'

const orderNumber = Number(process.argv[2])
if (!Number.isInteger(orderNumber)) {
  process.stderr.write('returns <order number>\n')
  process.exit(2)
}

const tool = createAdminClient({ baseUrl: setting('MEDUSA_URL'), apiKey: setting('MEDUSA_API_KEY') })
const terminal = createInterface({ input: process.stdin, output: process.stdout })
process.exitCode = await takeReturn(tool, orderNumber, {
  ask: async (question) => terminal.question(question),
  say: (line) => process.stdout.write(`${line}\n`),
})
terminal.close()
