import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'

const built = new URL('../../dist/', import.meta.url)

/** Runs a built CommonJS file, and the files it requires, with only the given globals. */
export function runBuilt(platform: Readonly<Record<string, unknown>>): (file: string) => unknown {
  const context = createContext({ ...platform })
  const load = (file: string): unknown => {
    const module = { exports: {} }
    const code = readFileSync(new URL(file, built), 'utf8')
    const wrapped = runInContext(`(module, exports, require) => {${code}}`, context) as (
      ...given: unknown[]
    ) => void
    wrapped(module, module.exports, load)
    return module.exports
  }
  return load
}
