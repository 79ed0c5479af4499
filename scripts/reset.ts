import { createInterface } from 'node:readline/promises'
import { formatError, readResetOptions, resetData } from '@umber/dev-stack'

try {
  const options = readResetOptions(process.argv.slice(2), process.env)
  const done = await resetData({ ...options, confirm: process.stdin.isTTY ? ask : undefined })
  console.log(done)
} catch (error) {
  console.error(formatError(error))
  process.exitCode = 1
}

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}
