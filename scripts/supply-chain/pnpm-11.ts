import { spawnSync } from 'node:child_process'
import { repositoryRoot, UserError } from '@umber/dev-stack'

/**
 * pnpm 10 uses an audit endpoint that npm has closed, and cannot write an SBOM. pnpm 11 can do both and reads the same
 * lockfile, but needs a newer Node than the repository, so it is fetched for these two commands only.
 */
const version = '11.28.11'
const neededNode = [22, 13] as const

export interface Pnpm11Result {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

export function runPnpm11(args: readonly string[]): Pnpm11Result {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < neededNode[0] || (major === neededNode[0] && minor < neededNode[1])) {
    throw new UserError(
      `This command needs Node ${neededNode.join('.')} or newer, as CI has; this is ${process.version}.`,
    )
  }
  const { status, stdout, stderr, error } = spawnSync('npx', ['--yes', `pnpm@${version}`, ...args], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
    // Otherwise it would run the version named in package.json.
    env: { ...process.env, pnpm_config_pm_on_fail: 'ignore' },
  })
  if (error !== undefined) throw error
  return { exitCode: status ?? 1, stdout, stderr }
}
