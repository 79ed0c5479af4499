import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtBackend, shopRoot } from '../paths.ts'
import { partsOf, type Scope } from '../parts/part.ts'
import { Refusal } from '../refusal.ts'

const backend = [join(builtBackend, 'medusa-config.js'), join(builtBackend, 'public/admin/index.html')]
const shop = [join(shopRoot, 'dist/index.html'), join(shopRoot, 'dist-server/entry-server.js')]

/** @throws {Refusal} when a part of the scope is not built. */
export function requireBuild(scope: Scope): void {
  const needed = partsOf(scope).flatMap((part) => (part === 'shop' ? shop : backend))
  const absent = needed.find((file) => !existsSync(file))
  if (absent !== undefined) throw new Refusal(`${absent} does not exist. Run: pnpm build:production`)
}
