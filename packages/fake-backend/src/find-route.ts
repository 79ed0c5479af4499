import type { Route } from './routes/route.ts'

export interface FoundRoute {
  readonly route: Route | undefined
  readonly params: Readonly<Record<string, string>>
}

interface Compiled {
  readonly route: Route
  readonly fits: RegExp
  readonly names: readonly string[]
}

/** Finds the route of a request without msw. The first match wins, as in msw. */
export function createFindRoute(routes: readonly Route[]): (method: string, path: string) => FoundRoute {
  const compiled = routes.map(compile)
  return (method, path) => {
    for (const { route, fits, names } of compiled) {
      if (route.method !== method) continue
      const found = fits.exec(path)
      if (found === null) continue
      return { route, params: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) }
    }
    return { route: undefined, params: {} }
  }
}

function compile(route: Route): Compiled {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  return { route, names, fits: new RegExp(`^${route.path.replaceAll(/:\w+/g, '([^/]+)')}/?$`) }
}
