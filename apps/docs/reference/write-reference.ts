import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { referencePages } from './pages.ts'
import { projectPages } from './project-pages.ts'

/**
 * Writes the pages that are not written by hand: the reference of the packages, from the declarations of their builds, and the
 * documents of the project. VitePress reads both beside the guides; neither is committed.
 */

const site = fileURLToPath(new URL('../site/', import.meta.url))
const require = createRequire(import.meta.url)
const packages = {
  client: dirname(require.resolve('@umber/commerce-client/package.json')),
  tools: dirname(require.resolve('@umber/admin-client/package.json')),
  core: dirname(require.resolve('@umber/storefront-core/package.json')),
}

write('reference', referencePages(packages))
write('project', projectPages(fileURLToPath(new URL('../../../', import.meta.url))))

function write(directory: string, pages: ReadonlyMap<string, string>): void {
  rmSync(join(site, directory), { recursive: true, force: true })
  for (const [path, text] of pages) {
    const file = join(site, directory, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  process.stdout.write(`${directory}: ${pages.size} pages\n`)
}
