import { readdirSync, readFileSync, realpathSync } from 'node:fs'

const api = new URL('../../../../apps/backend/node_modules/@medusajs/medusa/dist/api/', import.meta.url)

/**
 * The operations of the installed server, such as `GET /admin/products/{id}`, read from its route files without running
 * it.
 */
export function serverRoutes(): readonly string[] {
  const root = realpathSync(api)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:admin|store|auth|hooks)[\\/].*route\.js$/.test(file))
    .flatMap((file) => {
      const path = file
        .replaceAll('\\', '/')
        .replace(/\/route\.js$/, '')
        .replace(/\[(\w+)\]/g, '{$1}')
      return methodsIn(readFileSync(`${root}/${file}`, 'utf8')).map((method) => `${method} /${path}`)
    })
    .toSorted(byPath)
}

/** A route file exports one function for each HTTP method. */
const methodsIn = (source: string): readonly string[] => [
  ...new Set(
    [...source.matchAll(/^exports\.(GET|POST|PUT|PATCH|DELETE) = /gm)].map(([, method = '']) => method),
  ),
]

const pathOf = (route: string): string => route.split(' ')[1] ?? ''
const byPath = (a: string, b: string): number => pathOf(a).localeCompare(pathOf(b)) || a.localeCompare(b)

/** The route of a request. A literal name takes precedence over a parameter, as in the server's own router. */
export function routeOf(request: string, routes: readonly string[]): string | undefined {
  const found = routes.filter((route) => patternOf(route).test(request))
  return found.toSorted((a, b) => parameterCount(a) - parameterCount(b))[0]
}

const patternOf = (route: string): RegExp => new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`)
const parameterCount = (route: string): number => route.split('{').length
