import { spawnSync } from 'node:child_process'
import { Refusal, repositoryRoot } from '../../apps/backend/boot/index.ts'

/**
 * pnpm 10 asks an audit endpoint that npm has closed, and writes no bill of materials. pnpm 11 does both and reads the same
 * lockfile, but needs a newer Node than the repository does, so it is fetched for these two commands only.
 */
const version = '11.28.11'
const neededNode = [22, 13] as const

export interface Pnpm11Result {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

export function runPnpm11(words: readonly string[]): Pnpm11Result {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < neededNode[0] || (major === neededNode[0] && minor < neededNode[1])) {
    throw new Refusal(
      `This command needs Node ${neededNode.join('.')} or newer, as CI has; this is ${process.version}.`,
    )
  }
  const { status, stdout, stderr, error } = spawnSync('npx', ['--yes', `pnpm@${version}`, ...words], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
    // Otherwise it would hand the command on to the version that package.json names.
    env: { ...process.env, pnpm_config_pm_on_fail: 'ignore' },
  })
  if (error !== undefined) throw error
  return { exitCode: status ?? 1, stdout, stderr }
}
