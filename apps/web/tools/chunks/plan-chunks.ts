import { joinShared } from './join-shared.ts'
import { closureOf, loadsOf, partsOf } from './loads.ts'
import type { ModuleGraph } from './module-graph.ts'

export interface Visits {
  readonly entry: string
  /** The modules that the first visit of each page imports on demand, without a press. */
  readonly onDemand: readonly (readonly string[])[]
}

/**
 * Which file of the browser's script a module is in, by its id. Two rules, both of the graph of modules: libraries that the entry
 * needs change only with a new version of one of them; modules that several parts need are joined to few files. A module without a
 * file here is needed by one part only, and the bundler leaves it there.
 */
export function planChunks(graph: ModuleGraph, { entry, onDemand }: Visits): ReadonlyMap<string, string> {
  const initial = closureOf(graph, entry)
  const [first = [], ...others] = onDemand
  const idle = first.filter((part) => others.every((visit) => visit.includes(part)))
  const always = new Set([...initial, ...idle.flatMap((part) => [...closureOf(graph, part)])])
  const plan = new Map<string, string>()
  // What each visit has and parts need too. No file imports the entry, which changes with every release.
  for (const id of sharedOf(graph, always, initial, idle)) plan.set(id, 'kit')
  for (const id of initial) if (isLibrary(id)) plan.set(id, 'libraries')
  const visits = onDemand.map((visit) => visit.filter((part) => !idle.includes(part)))
  const names = new Set(['kit', 'libraries', 'index'])
  const parts = partsOf(graph).map((part) => closureOf(graph, part))
  const isOfOnePart = (modules: readonly string[]) =>
    parts.filter((needed) => modules.some((id) => needed.has(id))).length < 2
  const visited = visits.map((visit) => new Set(visit.flatMap((part) => [...closureOf(graph, part)])))
  // A file that every visit loads is no request of its own, unless the kit would import what imports it.
  const isOfEachVisit = (modules: readonly string[]) =>
    visited.every((needed) => modules.some((id) => needed.has(id))) &&
    modules
      .flatMap((id) => graph.get(id)?.imports ?? [])
      .every((id) => always.has(id) || modules.includes(id))
  for (const modules of joinShared(graph, loadsOf(graph, always, visits))) {
    if (isOfOnePart(modules)) continue
    const name = isOfEachVisit(modules) ? 'kit' : newName(nameOf(graph, modules), names)
    for (const id of modules) plan.set(id, name)
  }
  return plan
}

function sharedOf(
  graph: ModuleGraph,
  always: ReadonlySet<string>,
  initial: ReadonlySet<string>,
  idle: readonly string[],
): ReadonlySet<string> {
  const shared = new Set<string>()
  for (const part of partsOf(graph)) {
    const had = idle.includes(part) ? initial : always
    if (!initial.has(part)) for (const id of closureOf(graph, part)) if (had.has(id)) shared.add(id)
  }
  return shared
}

const isLibrary = (id: string): boolean => id.includes('/node_modules/')

/** That of the part in it, or of its largest module. */
function nameOf(graph: ModuleGraph, modules: readonly string[]): string {
  const parts = new Set(partsOf(graph))
  const sizeOf = (id: string) => graph.get(id)?.size ?? 0
  const [id = ''] = modules.toSorted(
    (a, b) => Number(parts.has(b)) - Number(parts.has(a)) || sizeOf(b) - sizeOf(a),
  )
  const [name = ''] = id.slice(id.lastIndexOf('/') + 1).split('.')
  return name
}

function newName(wanted: string, names: Set<string>): string {
  let name = wanted
  for (let number = 2; names.has(name); number += 1) name = `${wanted}-${number}`
  names.add(name)
  return name
}
