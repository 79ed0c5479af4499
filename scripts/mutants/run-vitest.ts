import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { packageOf } from './check-mutants.ts'

export type Verdict =
  | { readonly kind: 'passed' | 'failed'; readonly tests: number }
  /** The file did not load, or no test of that title ran. */
  | { readonly kind: 'broken'; readonly reason: string }
  | { readonly kind: 'endless' }

interface Report {
  readonly testResults: readonly {
    readonly message?: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

const limit = 120_000

/** Runs the tests of one file whose titles hold the words, and nothing else. */
export async function runVitest(root: string, file: string, title: string): Promise<Verdict> {
  const directory = path.join(root, packageOf(file))
  const place = mkdtempSync(path.join(tmpdir(), 'umber-vitest-'))
  const output = path.join(place, 'report.json')
  const words = [
    path.join(directory, 'node_modules/vitest/vitest.mjs'),
    'run',
    path.relative(packageOf(file), file),
    ...(file.endsWith('.contract.ts') ? ['--config', 'vitest.contract.config.ts'] : []),
    `--testNamePattern=${title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`,
    '--reporter=json',
    `--outputFile=${output}`,
  ]
  try {
    const ended = await runNode(words, directory)
    return ended ? readVerdict(output, title) : { kind: 'endless' }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** Whether it came to an end by itself. */
async function runNode(words: readonly string[], cwd: string): Promise<boolean> {
  // The contracts of client and core are asked of the fake backend here, whatever is running beside.
  const { BACKEND_URL: _, ...env } = process.env
  return await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd, env, stdio: 'ignore', detached: true })
    let ended = true
    const timer = setTimeout(() => {
      ended = false
      // A worker in an endless loop hears nothing: the whole group goes.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, limit)
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      resolve(ended)
    })
  })
}

function readVerdict(output: string, title: string): Verdict {
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
  if (ran.length === 0) {
    const reason = testResults
      .map(({ message }) => message ?? '')
      .join('\n')
      .trim()
    return { kind: 'broken', reason: reason === '' ? `No test titled “${title}” ran.` : reason }
  }
  return {
    kind: ran.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
    tests: ran.length,
  }
}
