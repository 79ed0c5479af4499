import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { renderPage } from './render-config.ts'
import type { ShopConfiguration } from './shop-configuration.ts'

/**
 * Copies the build to the directory it is served from, so that a rebuild does not affect a running server. Returns
 * the page's HTML with its configuration.
 */
export function publishSite(build: string, site: string, configuration: ShopConfiguration): string {
  rmSync(site, { recursive: true, force: true })
  cpSync(build, site, { recursive: true, preserveTimestamps: true })
  return renderPage(readFileSync(join(build, 'index.html'), 'utf8'), configuration)
}
