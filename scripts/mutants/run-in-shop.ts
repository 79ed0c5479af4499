import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runNode } from './run-node.ts'
import { asPattern, readRun, type FileRun } from './run-vitest.ts'

/** Timeout in milliseconds for building, starting and testing the shop. */
const limit = 20 * 60_000

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
}

/** Builds and starts the copy's shop for one test: a browser test, or a contract test of the backend. */
export async function runInShop(root: string, file: string, title: string): Promise<FileRun> {
  const isBrowser = file.startsWith('e2e/')
  const report = path.join(root, isBrowser ? 'e2e/results/report.json' : '.data/contract.json')
  rmSync(report, { force: true })
  const named = `--grep=${asPattern(title)}`
  const run = async (...words: readonly string[]) =>
    await runNode(['--import', 'tsx', ...words], root, process.env, limit)
  if (isBrowser) {
    const test = path.relative('e2e', file)
    await run('scripts/browser.ts', test, named, '--pass-with-no-tests')
    // A test with the tag @medusa is none of the fake backend's.
    if (!hasRun(report)) await run('scripts/live.ts', '--only', 'browser', test, named)
  } else {
    const contract = path.relative('apps/backend', file)
    const words = [`--testNamePattern=${asPattern(title)}`, '--reporter=json', `--outputFile=${report}`]
    await run('scripts/live.ts', '--only', 'backend', contract, ...words)
  }
  if (!existsSync(report)) return { of: () => ({ kind: 'broken', reason: 'the shop did not start' }) }
  return isBrowser ? readBrowserRun(report) : readRun(report)
}

const hasRun = (report: string): boolean =>
  existsSync(report) && specsOf(JSON.parse(readFileSync(report, 'utf8')) as Suite).length > 0

function readBrowserRun(report: string): FileRun {
  const specs = specsOf(JSON.parse(readFileSync(report, 'utf8')) as Suite)
  return {
    of(title) {
      const named = specs.filter((spec) => spec.title.includes(title))
      if (named.length === 0) return { kind: 'broken', reason: `no test titled “${title}” ran` }
      return { kind: named.every(({ ok }) => ok) ? 'passed' : 'failed' }
    },
  }
}

function specsOf({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)]
}
