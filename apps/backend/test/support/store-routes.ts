import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A route of the store API, such as `DELETE /store/carts/:id/line-items/:line_id`. */
export interface StoreRoute {
  readonly method: string
  readonly path: string
}

/** Medusa's route files and this shop's own. */
function routeDirectories(): readonly string[] {
  const fromBackend = createRequire(join(process.cwd(), 'package.json'))
  const medusa = dirname(fromBackend.resolve('@medusajs/medusa/package.json'))
  return [join(medusa, 'dist', 'api', 'store'), join(process.cwd(), 'src', 'api', 'store')]
}

/** All routes under `/store`, read from their files: a route that an upgrade of Medusa adds is among them. */
export function storeRoutes(): readonly StoreRoute[] {
  return routeDirectories().flatMap((directory) =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|[/\\])route\.[jt]s$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(directory, file), 'utf8')
        const found = text.matchAll(
          /(?:exports\.|export (?:async )?(?:function|const) )(GET|POST|PUT|PATCH|DELETE)\b/g,
        )
        const path = `/store/${dirname(file)
          .replaceAll('\\', '/')
          .replaceAll(/\[([^\]]+)\]/g, ':$1')}`
        return [...new Set([...found].map(([, method = '']) => method))].map((method) => ({ method, path }))
      }),
  )
}

/** Whether a path names two things, the second of which could be someone else's. `me` is the caller. */
export const namesTwo = ({ path }: StoreRoute): boolean =>
  path.split('/').filter((part) => part === 'me' || part.startsWith(':')).length > 1
