import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Budget } from '../../server/build/budgets.ts'
import type { Visits } from './plan-chunks.ts'

const web = resolve(import.meta.dirname, '../..')
const page = 'index.html'

/** What `budgets.json` says that the first visits of pages load. */
export function firstVisits(): Visits {
  const budgets = JSON.parse(readFileSync(resolve(web, 'budgets.json'), 'utf8')) as Readonly<
    Record<string, Budget>
  >
  return {
    entry: resolve(web, 'src/entry-client.tsx'),
    onDemand: Object.values(budgets).map(({ modules }) =>
      modules.filter((module) => module !== page).map((module) => resolve(web, module)),
    ),
  }
}
