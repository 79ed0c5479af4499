import { join } from 'node:path'
import { repositoryRoot, UserError, type DataDirectory, type ServeShop } from '@umber/dev-stack'

/** Serves the production build with the web app's own server. */
export function serveProduction({ site }: Pick<DataDirectory, 'site'>): ServeShop {
  return async (port, config) => {
    // Imported late, because it depends on packages that the first start has just built.
    const { serveShop } = await import('../apps/web/server/serve-shop.ts')
    try {
      const root = join(repositoryRoot, 'apps/web/dist')
      // Two presets can be served side by side.
      return await serveShop({ root, site: join(site, config.preset), port, config })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
        throw new UserError(`Port ${port} for the shop was taken while the backend started. Start again.`)
      }
      throw error
    }
  }
}
