import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { renderPage } from './page.ts'
import type { ShopConfiguration } from './shop-configuration.ts'

/**
 * Puts a copy of the build where it will be served from, so that a shop that runs stays whole when the build it came
 * from is replaced. Gives back the page with its configuration.
 */
export function publishSite(build: string, site: string, configuration: ShopConfiguration): string {
  rmSync(site, { recursive: true, force: true })
  cpSync(build, site, { recursive: true, preserveTimestamps: true })
  return renderPage(readFileSync(join(build, 'index.html'), 'utf8'), configuration)
}
