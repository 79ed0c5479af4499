import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFile } from './compress-build.ts'
import { renderPage } from './page.ts'
import type { ShopConfiguration } from './shop-configuration.ts'

/**
 * Puts a copy of the build where it will be served from, with the page configured and compressed. A shop that runs
 * stays whole when the build it came from is replaced.
 */
export function publishSite(build: string, site: string, configuration: ShopConfiguration): void {
  rmSync(site, { recursive: true, force: true })
  cpSync(build, site, { recursive: true, preserveTimestamps: true })
  const page = join(site, 'index.html')
  writeFileSync(page, renderPage(readFileSync(page, 'utf8'), configuration))
  compressFile(page)
}
