import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { measuredPages } from './lighthouse/pages.ts'
import { runLighthouse } from './lighthouse/run-lighthouse.ts'
import { misses, table, type PageResult } from './lighthouse/table.ts'
import { productPath } from './product-path.ts'

/**
 * `pnpm --filter @umber/e2e lighthouse <url of a served shop> [runs=5]` prints the medians of each page beside their bars.
 * The reports are in e2e/results/lighthouse. The times depend on the machine, so nothing fails.
 */

const usage = 'Usage: pnpm --filter @umber/e2e lighthouse http://127.0.0.1:8000 [runs=5]'
const [address = '', runsText = '5'] = process.argv.slice(2).filter((text) => text !== '--')
const count = Number(runsText.replace(/^runs=/, ''))

if (!URL.canParse(address) || !Number.isInteger(count) || count < 1) {
  process.stderr.write(`${usage}\n`)
  process.exit(1)
}

const { origin } = new URL(address)
const reports = path.join(import.meta.dirname, '../results/lighthouse')
await mkdir(reports, { recursive: true })
const product = await productPath(origin)
const results = measuredPages.map((page) => ({ page, runs: [] as PageResult['runs'][number][] }))
const machine: number[] = []

// Page after page and not run after run, so that a slow minute does not hit one page only.
for (let run = 1; run <= count; run += 1) {
  for (const { page, runs } of results) {
    const url = origin + page.path.replace(':product', product)
    const { figures, benchmarkIndex } = await runLighthouse(
      url,
      path.join(reports, `${page.name}-${run}.json`),
    )
    runs.push(figures)
    machine.push(benchmarkIndex)
    process.stderr.write(
      `${run}/${count} ${page.name}: ${figures.performance}, LCP ${Math.round(figures.lcp)} ms\n`,
    )
  }
}

const missed = misses(results)
const index = machine.toSorted((a, b) => a - b)[Math.floor(machine.length / 2)] ?? 0
process.stdout.write(
  [
    '',
    table(results),
    '',
    `Lighthouse 12.8.2, mobile, ${count} runs of ${origin}, ${availableParallelism()} cores, benchmark index ${Math.round(index)}`,
    ...(missed.length === 0
      ? ['Every figure meets its bar.']
      : ['* misses its bar:', ...missed.map((text) => `- ${text}`)]),
    '',
  ].join('\n'),
)
