import { readFile } from 'node:fs/promises'

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The numbers of one segment of a source map's mappings. */
function numbersOf(segment: string): readonly number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const letter of segment) {
    const digit = digits.indexOf(letter)
    value += (digit & 31) << shift
    if (digit & 32) {
      shift += 5
      continue
    }
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}

interface SourceMap {
  readonly sources: readonly string[]
  readonly mappings: string
}

/** How many characters of a built file come from each source; undefined without a source map (`vite build --sourcemap hidden`). */
export async function moduleSizes(file: string): Promise<ReadonlyMap<string, number> | undefined> {
  const text = await readFile(`${file}.map`, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { sources, mappings } = JSON.parse(text) as SourceMap
  const lines = (await readFile(file, 'utf8')).split('\n')
  const sizes = new Map<string, number>()
  let source = 0
  for (const [row, line] of mappings.split(';').entries()) {
    let column = 0
    let from: string | undefined
    const until = (end: number) => {
      if (from !== undefined) sizes.set(from, (sizes.get(from) ?? 0) + end - column)
    }
    for (const segment of line.split(',')) {
      const [step = 0, sourceStep] = numbersOf(segment)
      until(column + step)
      column += step
      source += sourceStep ?? 0
      from = sourceStep === undefined ? undefined : shortName(sources[source] ?? '?')
    }
    until(lines[row]?.length ?? column)
  }
  return sizes
}

/** A package of `node_modules` counts as one module. */
function shortName(path: string): string {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
  return library ?? path.replace(/^(?:\.\.\/)+/, '')
}
