import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@umber/dev-stack'

/** A line of the ledger that the tests write: a page that was opened, or the requests of a test. */
interface Entry {
  readonly run: string
  readonly place?: string
  readonly requests?: readonly string[]
}

interface Operation {
  readonly name: string
  readonly matches: RegExp
}

/** Counts the dashboard's pages, requests and operations, for each run and in total. */
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

/** All operations of the server, from the client's list of routes. */
function operations(): readonly Operation[] {
  const list = join(repositoryRoot, 'packages/commerce-client/test/routes.txt')
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t', 2).join(' '))
    .map((name) => ({ name, matches: new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
}

/** The match with the fewest parameters, so that `/products/export` does not count as a product. */
function operationOf(request: string, known: readonly Operation[]): string | undefined {
  const parameters = (name: string): number => name.split('{').length
  const matching = known.filter(({ matches }) => matches.test(request)).map(({ name }) => name)
  return matching.toSorted((a, b) => parameters(a) - parameters(b))[0]
}

const withoutIds = (place: string): string => place.replace(/\?.*/, '').replaceAll(/\/[a-z]+_\w+/g, '/:id')
