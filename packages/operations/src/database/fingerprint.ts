import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { medusaVersion } from '../paths.ts'

/** Files and directories of a backend, in its sources or built, whose change may need a migration. */
const migrated = [
  'medusa-config.ts',
  'medusa-config.js',
  'src/lib/configuration',
  'src/modules',
  'src/links',
  'src/search',
  'src/migration-scripts',
]

/** Changes when migrations may be needed: Medusa version, modules (Redis adds its own), links, search. */
export function migrationsFingerprint(
  backend: string,
  { REDIS_URL: redisUrl }: { readonly REDIS_URL?: string | undefined },
): string {
  return `${medusaVersion()} ${redisUrl ? 'redis' : 'memory'} ${fingerprint(migrated.map((path) => join(backend, path)))}`
}

export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesUnder)) hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

function filesUnder(path: string): readonly string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)))
}
