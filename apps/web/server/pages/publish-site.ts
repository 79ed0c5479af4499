import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageBuild } from './language-builds.ts'

/** The files that a running server uses. */
export interface PublishedSite {
  /** The files for browsers, of all languages. */
  readonly browser: string
  readonly languages: ReadonlyMap<string, PublishedLanguage>
}

export interface PublishedLanguage {
  /** The directory with the page that is the template of all pages. */
  readonly template: string
  readonly renderer: string
}

/**
 * Copies the builds of all languages to the directory they are served from, so that a rebuild does not affect a running server.
 *
 * @param builds that of the source language first
 */
export function publishSite(builds: readonly LanguageBuild[], site: string): PublishedSite {
  rmSync(site, { recursive: true, force: true })
  mkdirSync(site, { recursive: true })
  const browser = join(site, 'browser')
  const languages = builds.map(({ language, root, rendererRoot }): readonly [string, PublishedLanguage] => {
    const isFirst = language === builds[0]?.language
    const template = isFirst ? browser : join(site, 'languages', language)
    cpSync(root, template, { recursive: true, preserveTimestamps: true })
    // Their names contain a content hash. What two languages share has one name, and is in a browser's cache once.
    if (!isFirst) cpSync(join(root, 'assets'), join(browser, 'assets'), { recursive: true, force: false })
    return [language, { template, renderer: publishRenderer(rendererRoot, site) }]
  })
  return { browser, languages: new Map(languages) }
}

function publishRenderer(rendererRoot: string, site: string): string {
  // A new name each time: Node never imports a file anew in one process.
  const renderer = mkdtempSync(join(site, 'renderer-'))
  cpSync(rendererRoot, renderer, { recursive: true })
  // Outside of the repository nothing else says that they are modules.
  writeFileSync(join(renderer, 'package.json'), '{ "type": "module" }')
  return renderer
}
