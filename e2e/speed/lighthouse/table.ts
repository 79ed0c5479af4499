import { figures, isMissed, type Bar, type FigureName, type Figures, type MeasuredPage } from './pages.ts'

export interface PageResult {
  readonly page: MeasuredPage
  readonly runs: readonly Figures[]
}

const names = Object.keys(figures) as FigureName[]
const none: Bar = { kind: 'none' }

/** A Markdown table of the medians, a column for each page. An asterisk marks what misses its bar. */
export function table(results: readonly PageResult[]): string {
  const head = ['median', ...results.map(({ page }) => page.name)]
  const rows = names.map((name) => [figures[name].title, ...results.map((result) => cell(result, name))])
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** One line for each figure that misses its bar. */
export const misses = (results: readonly PageResult[]): readonly string[] =>
  results.flatMap((result) =>
    names.flatMap((name) => {
      const bar = result.page.bars[name] ?? none
      const value = medianOf(result, name)
      if (bar.kind === 'none' || !isMissed(value, bar)) return []
      const { title, digits } = figures[name]
      return [
        `${result.page.name}: ${title} is ${value.toFixed(digits)}, the bar is ${bar.kind} ${bar.value}`,
      ]
    }),
  )

function cell(result: PageResult, name: FigureName): string {
  const value = medianOf(result, name)
  const mark = isMissed(value, result.page.bars[name] ?? none) ? '*' : ''
  return value.toFixed(figures[name].digits) + mark
}

/** The middle one; the mean of the two in the middle for an even number. */
function medianOf({ runs }: PageResult, name: FigureName): number {
  const values = runs.map((run) => run[name]).toSorted((a, b) => a - b)
  const upper = values[Math.floor(values.length / 2)] ?? Number.NaN
  const lower = values[Math.ceil(values.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}
