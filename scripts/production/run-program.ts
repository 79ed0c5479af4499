import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { repositoryRoot } from '@umber/dev-stack'

export interface Ended {
  readonly code: number | null
  /** What it printed, errors included. */
  readonly output: string
}

/** Launches a command of package.json as pnpm does, with no other setting than the given ones. */
export function launch(
  [script = '', ...args]: readonly string[],
  environment: NodeJS.ProcessEnv,
): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', join('scripts', `${script}.ts`), ...args], {
    cwd: repositoryRoot,
    env: { PATH, HOME, TMPDIR, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => {})
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'close').then(async ([code]) => ({
    code: code as number | null,
    output: (await output).join('\n').trim(),
  }))
  return { child, ended }
}

export async function run(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  input = '',
): Promise<Ended> {
  const { child, ended } = launch(words, environment)
  child.stdin?.end(input)
  return await ended
}
