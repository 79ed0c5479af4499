import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'

const built = new URL('../../dist/', import.meta.url)

/** What the oldest platforms that the packages are for lack: Hermes of React Native 0.83, and the browsers of early 2022. */
const removal = `
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
    delete Array.prototype[name]
  for (const name of ['union', 'intersection', 'difference', 'isSubsetOf']) delete Set.prototype[name]
  for (const name of ['isWellFormed', 'toWellFormed']) delete String.prototype[name]
  for (const [owner, name] of [[Array, 'fromAsync'], [Object, 'groupBy'], [Map, 'groupBy'], [Promise, 'withResolvers']])
    delete owner[name]
  delete globalThis.Iterator
  const { NumberFormat } = Intl
  Intl.NumberFormat = function (locale, options) {
    if (options?.signDisplay === 'negative') throw new RangeError('signDisplay value is invalid')
    return new NumberFormat(locale, options)
  }
`

/**
 * Runs a built CommonJS file, and the files and packages it requires, with only the given globals, and with the built-ins of the
 * oldest platforms.
 *
 * @param directory Where the files are. Default: this package's build.
 */
export function runBuilt(
  platform: Readonly<Record<string, unknown>>,
  directory = built,
): (file: string) => unknown {
  const context = createContext({ ...platform })
  runInContext(`{${removal}}`, context)
  const loaded = new Map<string, { readonly exports: unknown }>()
  const load = (path: string): unknown => {
    const known = loaded.get(path)
    if (known !== undefined) return known.exports
    const module = { exports: {} }
    loaded.set(path, module)
    const { resolve } = createRequire(path)
    const code = readFileSync(path, 'utf8')
    const wrapped = runInContext(`(module, exports, require) => {${code}\n}`, context) as (
      ...given: unknown[]
    ) => void
    wrapped(module, module.exports, (name: string) => load(resolve(name)))
    return module.exports
  }
  return (file) => load(fileURLToPath(new URL(file, directory)))
}
