import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The file of a module below `apps/web/src` in the built shop. */
export function scriptOf(module: string): string {
  const list = resolve(import.meta.dirname, '../../apps/web/dist/.vite/modules.json')
  const files = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, string>>
  const file = files[`src/${module}`]
  if (file === undefined) throw new Error(`The build has no module ${module}.`)
  return file
}
