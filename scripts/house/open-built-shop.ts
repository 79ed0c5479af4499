import { join } from 'node:path'
import { Refusal, repositoryRoot, type DataDirectory } from '../../apps/backend/boot/index.ts'
import type { ShopConfiguration } from '../../apps/web/server/serve-shop.ts'
import type { Front } from './start-house.ts'

export function openBuiltShop({ site }: Pick<DataDirectory, 'site'>) {
  return async (port: number, config: ShopConfiguration): Promise<Front> => {
    // Only now: it stands on packages that the first start has just built.
    const { serveShop } = await import('../../apps/web/server/serve-shop.ts')
    try {
      return await serveShop({ root: join(repositoryRoot, 'apps/web/dist'), site, port, config })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
        throw new Refusal(`Port ${port} for the shop was taken while the backend started. Start again.`)
      }
      throw error
    }
  }
}
