import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { packageOf } from './check-mutants.ts'
import { runNode } from './run-node.ts'

export type Verdict =
  | { readonly kind: 'passed' | 'failed' }
  /** The file did not load, or no test with that title ran. */
  | { readonly kind: 'broken'; readonly reason: string }
  | { readonly kind: 'endless' }

/** Results of a file's tests by full title. */
export interface FileRun {
  of(title: string): Verdict
}

interface Report {
  readonly testResults: readonly {
    readonly message?: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

const limit = 120_000

/** Runs the tests of one file, optionally only those whose title contains `title`. */
export async function runVitest(root: string, file: string, title?: string): Promise<FileRun> {
  const directory = path.join(root, packageOf(file))
  const place = mkdtempSync(path.join(tmpdir(), 'umber-vitest-'))
  const output = path.join(place, 'report.json')
  const words = [
    vitestOf(root, directory),
    'run',
    path.relative(packageOf(file), file),
    ...(file.endsWith('.contract.ts') ? ['--config', 'vitest.contract.config.ts'] : []),
    ...(title === undefined ? [] : [`--testNamePattern=${asPattern(title)}`]),
    '--reporter=json',
    `--outputFile=${output}`,
  ]
  // The contract tests of client and core run against the fake backend here, even while a backend is running.
  const { BACKEND_URL: _, ...env } = process.env
  try {
    const ended = await runNode(words, directory, env, limit)
    return ended ? readRun(output) : { of: () => ({ kind: 'endless' }) }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** The scripts have no node_modules of their own. */
function vitestOf(root: string, directory: string): string {
  const own = path.join(directory, 'node_modules/vitest/vitest.mjs')
  return existsSync(own) ? own : path.join(root, 'node_modules/vitest/vitest.mjs')
}

export function readRun(output: string): FileRun {
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
  const reason = testResults
    .flatMap(({ message }) => message ?? [])
    .join(' ')
    .trim()
  return {
    of(title) {
      const named = ran.filter(({ fullName }) => fullName.includes(title))
      if (named.length === 0) return { kind: 'broken', reason: reason || `no test titled “${title}” ran` }
      return { kind: named.some(({ status }) => status === 'failed') ? 'failed' : 'passed' }
    },
  }
}

export const asPattern = (title: string): string => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
