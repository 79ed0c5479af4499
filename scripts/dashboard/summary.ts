import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../apps/backend/boot/index.ts'

/** What the tests write down: a place that was opened, or what was asked of the backend in a test. */
interface Entry {
  readonly run: string
  readonly place?: string
  readonly requests?: readonly string[]
}

interface Operation {
  readonly name: string
  readonly matches: RegExp
}

/** Counts, for each run and for all of them together, what the dashboard has asked of the backend. */
export function summary(ledger: string): string {
  const entries = readFileSync(ledger, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry)
  const known = operations()
  const runs = [...new Set(entries.map(({ run }) => run))]
  const lines = runs.map((run) =>
    count(
      run,
      entries.filter((entry) => entry.run === run),
      known,
    ),
  )
  return ['', 'What the dashboard did on our client:', ...lines, count('together', entries, known), ''].join(
    '\n',
  )
}

function count(title: string, entries: readonly Entry[], known: readonly Operation[]): string {
  const places = new Set(entries.flatMap(({ place }) => (place === undefined ? [] : [withoutIds(place)])))
  const requests = entries.flatMap((entry) => entry.requests ?? [])
  const reached = new Set(requests.flatMap((request) => operationOf(request, known) ?? []))
  return `  ${title}: ${places.size} pages, ${requests.length} requests, ${reached.size} of ${known.length} operations`
}

/** Every operation the server offers, as the client's own list has it. */
function operations(): readonly Operation[] {
  const list = join(repositoryRoot, 'packages/commerce-client/test/routes.txt')
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t', 2).join(' '))
    .map((name) => ({ name, matches: new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
}

/** The one with the fewest parameters: `/products/export` is no product. */
function operationOf(request: string, known: readonly Operation[]): string | undefined {
  const parameters = (name: string): number => name.split('{').length
  const fitting = known.filter(({ matches }) => matches.test(request)).map(({ name }) => name)
  return fitting.toSorted((one, other) => parameters(one) - parameters(other))[0]
}

const withoutIds = (place: string): string => place.replace(/\?.*/, '').replaceAll(/\/[a-z]+_\w+/g, '/:id')
