import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files that a running server uses. */
export interface PublishedSite {
  /** The files for browsers, and the page that is the template of all pages. */
  readonly browser: string
  readonly renderer: string
}

/** Copies both builds to the directory they are served from, so that a rebuild does not affect a running server. */
export function publishSite(root: string, rendererRoot: string, site: string): PublishedSite {
  rmSync(site, { recursive: true, force: true })
  mkdirSync(site, { recursive: true })
  const browser = join(site, 'browser')
  cpSync(root, browser, { recursive: true, preserveTimestamps: true })
  // A new name each time: Node never imports a file anew in one process.
  const renderer = mkdtempSync(join(site, 'renderer-'))
  cpSync(rendererRoot, renderer, { recursive: true })
  // Outside of the repository nothing else says that they are modules.
  writeFileSync(join(renderer, 'package.json'), '{ "type": "module" }')
  return { browser, renderer }
}
