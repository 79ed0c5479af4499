import type { ModuleGraph } from './module-graph.ts'

/** Something that a browser loads in one go after the page's entry: the first visit of a page, or a part on demand. */
export interface Load {
  readonly weight: number
  /** What it needs and the page does not have by then. */
  readonly modules: ReadonlySet<string>
}

/** A visit counts as much as so many parts that are loaded on demand. */
const weightOfVisit = 40

/** The module and all that it imports at once, directly or not. */
export function closureOf(graph: ModuleGraph, start: string): ReadonlySet<string> {
  const found = new Set([start])
  for (const id of found) for (const next of graph.get(id)?.imports ?? []) found.add(next)
  return found
}

/** The modules that some other imports on demand. */
export const partsOf = (graph: ModuleGraph): readonly string[] => [
  ...new Set([...graph.values()].flatMap(({ later }) => later)),
]

/** `always` is what each visit has loaded, and `visits` the parts that the first visits of pages load beside it. */
export function loadsOf(
  graph: ModuleGraph,
  always: ReadonlySet<string>,
  visits: readonly (readonly string[])[],
): readonly Load[] {
  const parts = partsOf(graph).filter((part) => !always.has(part))
  const closures = new Map(parts.map((part) => [part, closureOf(graph, part)]))
  const known = knownBefore(graph, always, closures)
  const onDemand = parts.map((part) => ({
    weight: 1,
    modules: minus(closures.get(part) ?? [], known.get(part) ?? always),
  }))
  const ofVisits = visits.map((visit) => ({
    weight: weightOfVisit,
    modules: minus(
      visit.flatMap((part) => [...closureOf(graph, part)]),
      always,
    ),
  }))
  return [...ofVisits, ...onDemand].filter(({ modules }) => modules.size > 0)
}

/** What is there whenever a part is loaded: what all the parts that load it have, and have had before. */
function knownBefore(
  graph: ModuleGraph,
  always: ReadonlySet<string>,
  closures: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const loads = (modules: ReadonlySet<string>, part: string) =>
    [...modules].some((id) => graph.get(id)?.later.includes(part))
  const known = new Map<string, ReadonlySet<string>>()
  const parts = [...closures.keys()]
  const fromTheStart = parts.filter((part) => loads(always, part))
  for (const part of fromTheStart) known.set(part, always)
  const loadersOf = new Map(
    parts.map((part) => [
      part,
      [...closures].filter(([, modules]) => loads(modules, part)).map(([id]) => id),
    ]),
  )
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    for (const part of parts.filter((one) => !fromTheStart.includes(one))) {
      const had = (loadersOf.get(part) ?? []).flatMap((loader) => {
        const before = known.get(loader)
        return before === undefined ? [] : [new Set([...before, ...(closures.get(loader) ?? [])])]
      })
      const [first, ...others] = had
      if (first === undefined) continue
      const common = new Set([...first].filter((id) => others.every((other) => other.has(id))))
      if (common.size === known.get(part)?.size) continue
      known.set(part, common)
      hasChanged = true
    }
  }
  return known
}

const minus = (modules: Iterable<string>, known: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...modules].filter((id) => !known.has(id)))
