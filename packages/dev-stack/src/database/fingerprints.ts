import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { backendRoot, medusaVersion, repositoryRoot } from '../paths.ts'

/** Changes when migrations may be needed: Medusa version, modules (Redis adds its own), links, search. */
export function migrationsFingerprint(): string {
  const sources = [
    'medusa-config.ts',
    'src/lib/configuration',
    'src/modules',
    'src/links',
    'src/search',
    'src/migration-scripts',
  ]
  const memory = process.env['REDIS_URL'] ? 'redis' : 'memory'
  return `${medusaVersion()} ${memory} ${fingerprint(sources.map((source) => join(backendRoot, source)))}`
}

/** Changes when the seed or the sample store changes. */
export function seedFingerprint(): string {
  return fingerprint([
    join(backendRoot, 'src/scripts/seed'),
    join(repositoryRoot, 'packages/sample-store/dist/index.cjs'),
  ])
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
