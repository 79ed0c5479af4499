import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { resolveBrowser } from '../../support/browser.ts'
import type { Figures } from './pages.ts'

/** Not a dependency: it is only for this script, and brings a hundred packages. */
const lighthouse = 'lighthouse@12.8.2'
const timeLimit = 180_000

export interface Run {
  readonly figures: Figures
  /** Lighthouse's own measure of the machine: below 1,000 the figures are slower than elsewhere. */
  readonly benchmarkIndex: number
}

/** Measures one page with Lighthouse's mobile defaults and keeps the report in `file`. Rejects when a page cannot be measured. */
export async function runLighthouse(url: string, file: string): Promise<Run> {
  const { executablePath, args } = await resolveBrowser()
  const flags = ['--headless=new', ...args].join(' ')
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], {
    env: { ...process.env, CHROME_PATH: executablePath },
    timeout: timeLimit,
    maxBuffer: 64 * 1024 * 1024,
  })
  return readReport(JSON.parse(await readFile(file, 'utf8')))
}

function readReport(report: unknown): Run {
  const failure = at(report, ['runtimeError', 'message'])
  if (typeof failure === 'string') throw new Error(failure)
  const score = (category: string) => numberAt(report, ['categories', category, 'score'])
  const audit = (id: string) => numberAt(report, ['audits', id, 'numericValue'])
  return {
    figures: {
      performance: score('performance'),
      fcp: audit('first-contentful-paint'),
      lcp: audit('largest-contentful-paint'),
      tbt: audit('total-blocking-time'),
      cls: audit('cumulative-layout-shift'),
      speedIndex: audit('speed-index'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      html: transferred(report, 'document').size / 1000,
      script: transferred(report, 'script').size / 1000,
      requests: transferred(report, 'total').count,
    },
    benchmarkIndex: numberAt(report, ['environment', 'benchmarkIndex']),
  }
}

/** The number of responses of a type, and their size in bytes with headers. */
function transferred(report: unknown, type: string): { readonly count: number; readonly size: number } {
  const items: unknown = at(report, ['audits', 'resource-summary', 'details', 'items'])
  const row: unknown = Array.isArray(items)
    ? items.find((item: unknown) => at(item, ['resourceType']) === type)
    : undefined
  return { count: numberAt(row, ['requestCount']), size: numberAt(row, ['transferSize']) }
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined,
    value,
  )
}

function numberAt(value: unknown, path: readonly string[]): number {
  const found = at(value, path)
  if (typeof found !== 'number') throw new Error(`Lighthouse's report has no number at ${path.join('.')}.`)
  return found
}
