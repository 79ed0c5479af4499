import { partsOf, type Load } from './loads.ts'
import type { ModuleGraph } from './module-graph.ts'

/** So many characters more for a visit, before they are minified, are worth a request less: 1.5 kB as transferred. */
const worthOfRequest = 6000

/** Modules that go into one file. */
interface Joined {
  readonly modules: readonly string[]
  readonly size: number
  /** The numbers of the loads that need it. */
  readonly loads: ReadonlySet<number>
}

/**
 * Modules that the same loads need are in one file. Such files are joined while the requests that this saves are worth more than what
 * some loads then get without need, and never so that two files import each other. The file of a part is joined to no other, so that
 * only the part is missing while its file cannot be loaded.
 */
export function joinShared(graph: ModuleGraph, loads: readonly Load[]): readonly (readonly string[])[] {
  const files = new Set(byLoads(graph, loads))
  const fileOf = new Map([...files].flatMap((file) => file.modules.map((id) => [id, file])))
  const importsOf = (file: Joined): ReadonlySet<Joined> =>
    new Set(
      file.modules
        .flatMap((id) => graph.get(id)?.imports ?? [])
        .flatMap((id) => fileOf.get(id) ?? [])
        .filter((other) => other !== file),
    )
  const imported = new Set([...graph.values()].flatMap(({ imports }) => imports))
  const parts = new Set(partsOf(graph).filter((id) => !imported.has(id)))
  const isShared = ({ modules }: Joined) => !modules.some((id) => parts.has(id))
  const gains = new Map<Joined, Map<Joined, number>>()
  const weigh = (one: Joined, others: Iterable<Joined>): void => {
    const ofOne = new Map<Joined, number>()
    for (const other of others) {
      const gain = gainOf(loads, one, other)
      if (gain > 0 && one !== other) ofOne.set(other, gain)
    }
    gains.set(one, ofOne)
  }
  const begun: Joined[] = []
  for (const file of [...files].filter(isShared)) {
    weigh(file, begun)
    begun.push(file)
  }
  for (let pair = best(gains); pair !== undefined; pair = best(gains)) {
    const [one, other] = pair
    if (meetsAgain(one, other, importsOf) || meetsAgain(other, one, importsOf)) {
      gains.get(one)?.delete(other)
      continue
    }
    const joined: Joined = {
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
      loads: new Set([...one.loads, ...other.loads]),
    }
    for (const gone of pair) {
      files.delete(gone)
      gains.delete(gone)
      for (const ofFile of gains.values()) ofFile.delete(gone)
    }
    for (const id of joined.modules) fileOf.set(id, joined)
    weigh(joined, [...files].filter(isShared))
    files.add(joined)
  }
  return [...files].map(({ modules }) => modules)
}

function byLoads(graph: ModuleGraph, loads: readonly Load[]): readonly Joined[] {
  const loadsOf = new Map<string, number[]>()
  for (const [index, { modules }] of loads.entries())
    for (const id of modules) loadsOf.set(id, [...(loadsOf.get(id) ?? []), index])
  const files = new Map<string, { modules: string[]; size: number; loads: ReadonlySet<number> }>()
  for (const [id, needed] of [...loadsOf].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const key = needed.join(' ')
    const file = files.get(key) ?? { modules: [], size: 0, loads: new Set(needed) }
    file.modules.push(id)
    file.size += graph.get(id)?.size ?? 0
    files.set(key, file)
  }
  return [...files.values()]
}

function gainOf(loads: readonly Load[], one: Joined, other: Joined): number {
  let gain = 0
  for (const index of one.loads)
    gain += (loads[index]?.weight ?? 0) * (other.loads.has(index) ? worthOfRequest : -other.size)
  for (const index of other.loads) if (!one.loads.has(index)) gain -= (loads[index]?.weight ?? 0) * one.size
  return gain
}

function best(
  gains: ReadonlyMap<Joined, ReadonlyMap<Joined, number>>,
): readonly [Joined, Joined] | undefined {
  let found: readonly [Joined, Joined] | undefined
  let most = 0
  for (const [one, ofOne] of gains)
    for (const [other, gain] of ofOne)
      if (gain > most) {
        most = gain
        found = [one, other]
      }
  return found
}

/** Whether a way of imports leads from the one over a third to the other. Joined, they would import what imports them. */
function meetsAgain(one: Joined, other: Joined, importsOf: (file: Joined) => ReadonlySet<Joined>): boolean {
  const passed = new Set([...importsOf(one)].filter((next) => next !== other))
  for (const file of passed)
    for (const next of importsOf(file)) {
      if (next === other) return true
      passed.add(next)
    }
  return false
}
