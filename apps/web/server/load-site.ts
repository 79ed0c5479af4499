import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { renderPage } from './page.ts'
import type { ShopConfiguration } from './shop-configuration.ts'
import { contentTag, contentType, type Encoding, type StaticFile } from './static-file.ts'

export interface Site {
  /** The single page, for every path that is a place in the shop. */
  readonly page: StaticFile
  /** By path, beginning with a slash. What is not in here cannot be asked for. */
  readonly files: ReadonlyMap<string, StaticFile>
}

/**
 * Reads the whole build into memory, a few megabytes: a shop that runs stays whole when the build under it is replaced,
 * and no request ever touches the file system.
 */
export function loadSite(root: string, configuration: ShopConfiguration): Site {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  const known = new Set(paths)
  const files = new Map<string, StaticFile>()
  for (const path of paths) {
    // index.html is served as the page; hidden files such as Vite's manifest are not served.
    if (path === 'index.html' || path.split(sep).some((part) => part.startsWith('.'))) continue
    if (/\.(br|gz)$/.test(path) && known.has(path.replace(/\.(br|gz)$/, ''))) continue
    files.set(`/${path.split(sep).join('/')}`, readStaticFile(root, path, known))
  }
  return { files, page: makePage(readFileSync(join(root, 'index.html'), 'utf8'), configuration) }
}

function readStaticFile(root: string, path: string, known: ReadonlySet<string>): StaticFile {
  const identity = readFileSync(join(root, path))
  const bodies: Partial<Record<Encoding, Buffer>> = {}
  if (known.has(`${path}.br`)) bodies.br = readFileSync(join(root, `${path}.br`))
  if (known.has(`${path}.gz`)) bodies.gzip = readFileSync(join(root, `${path}.gz`))
  // Names under assets carry a hash of their content, so what they name never changes.
  const cacheControl = path.startsWith(`assets${sep}`)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
  return { type: contentType(path), cacheControl, bodies: { ...bodies, identity }, tag: contentTag(identity) }
}

function makePage(html: string, configuration: ShopConfiguration): StaticFile {
  const identity = Buffer.from(renderPage(html, configuration))
  const bodies = { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) }
  return { type: contentType('index.html'), cacheControl: 'no-cache', bodies, tag: contentTag(identity) }
}
