import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'

const page = `<html lang="en"><head><title>Shop</title>
  <script type="module" crossorigin src="/assets/entry-1a2b.js"></script>
  <script type="application/json" id="shop-config">{}</script></head>
  <body><noscript></noscript><div id="root"></div><script type="application/json" id="shop-state">{}</script></body></html>`

const homes: string[] = []
afterEach(() => {
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true })
})

/** A build of an empty page with this renderer, until the test is over. Returns the directories that `serveShop` needs. */
export function makeSmallSite(renderer: string): Readonly<Record<'root' | 'rendererRoot' | 'site', string>> {
  const home = mkdtempSync(join(tmpdir(), 'small-site-'))
  homes.push(home)
  for (const name of ['dist/assets', 'dist/.vite', 'dist-server'])
    mkdirSync(join(home, name), { recursive: true })
  writeFileSync(join(home, 'dist/.vite/manifest.json'), '{}')
  writeFileSync(join(home, 'dist/index.html'), page)
  writeFileSync(join(home, 'dist-server/entry-server.js'), renderer)
  return { root: join(home, 'dist'), rendererRoot: join(home, 'dist-server'), site: join(home, 'site') }
}
