import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** Medusa's dashboard is part of `medusa build`, and served by Medusa, unless ADMIN is `false`. */
export const dashboardConfiguration = (environment: Environment) => ({
  disable: environment['ADMIN'] === 'false',
  vite: dashboardVite,
})

/** The dashboard's build: on our client, which has the API of js-sdk. */
export function dashboardVite() {
  const { client, router } = dashboardModules()
  return {
    resolve: {
      alias: [
        { find: /^@medusajs\/js-sdk$/, replacement: client },
        { find: /^react-router-dom$/, replacement: router },
      ],
    },
  }
}

/** Paths of our client, and of the dashboard's own router: a page or plugin with another copy of it has no router context. */
export function dashboardModules() {
  const fromBackend = createRequire(join(process.cwd(), 'package.json'))
  const fromDashboard = createRequire(fromBackend.resolve('@medusajs/dashboard/package.json'))
  return {
    client: join(dirname(fromBackend.resolve('@umber/commerce-client/package.json')), 'dist/js-sdk.js'),
    router: dirname(fromDashboard.resolve('react-router-dom/package.json')),
  }
}
