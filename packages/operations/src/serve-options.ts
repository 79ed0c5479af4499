import { parseArgs } from 'node:util'
import type { Expectation } from './database/refusals.ts'
import { parts, type Scope } from './parts/part.ts'
import { Refusal } from './refusal.ts'

export interface ServeOptions {
  readonly scope: Scope
  readonly purpose: Expectation['purpose']
  readonly action: 'serve' | 'check' | 'help'
}

export const serveUsage = `pnpm serve [shop | backend | worker] [options]

  Without a part, shop and backend run under one supervisor.

  --check  says whether this machine is ready, and serves nothing
  --demo   serves a demonstration: allows the demo customer and the showcase preset
  --help   prints this`

/** Reads the command line of `pnpm serve`. @throws {Refusal} */
export function readServeOptions(args: readonly string[]): ServeOptions {
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        // pnpm passes `--` on.
        args: args.filter((arg) => arg !== '--'),
        allowPositionals: true,
        options: {
          check: { type: 'boolean' },
          demo: { type: 'boolean' },
          help: { type: 'boolean', short: 'h' },
        },
      })
    } catch (error) {
      throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${serveUsage}`)
    }
  })()
  const [first, second] = positionals
  const part = parts.find((known) => known === first)
  if ((first !== undefined && part === undefined) || second !== undefined)
    throw new Refusal(`There is no part "${second ?? first}".\n\n${serveUsage}`)
  return {
    scope: part ?? 'all',
    purpose: values.demo === true ? 'demonstration' : 'selling',
    action: values.help === true ? 'help' : values.check === true ? 'check' : 'serve',
  }
}
