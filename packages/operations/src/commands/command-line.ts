import { parseArgs } from 'node:util'
import { Refusal } from '../refusal.ts'

export interface CommandLine {
  readonly usage: string
  readonly required?: readonly string[]
  readonly optional?: readonly string[]
}

/** Reads options with values. @throws {Refusal} with the usage. */
export function readCommandLine(
  args: readonly string[],
  { usage, required = [], optional = [] }: CommandLine,
): Readonly<Record<string, string | undefined>> {
  const options = Object.fromEntries(
    [...required, ...optional].map((name) => [name, { type: 'string' as const }]),
  )
  const refuse = (reason: string): never => {
    throw new Refusal(`${reason}\nUsage: ${usage}`)
  }
  const values = (() => {
    try {
      // pnpm passes `--` on.
      return parseArgs({ args: args.filter((arg) => arg !== '--'), options, strict: true }).values
    } catch (error) {
      return refuse(error instanceof Error ? error.message : String(error))
    }
  })()
  for (const name of required) if (!values[name]) refuse(`--${name} is missing.`)
  return values
}
