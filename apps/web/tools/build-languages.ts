import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { argv, env, exit } from 'node:process'
import { languageOf, languages, sourceLanguage } from '../messages/languages.ts'
import { areasOf } from './messages/catalogue.ts'
import { compressBuild } from '../server/build/compress-build.ts'

/**
 * `pnpm --filter @umber/web build:languages [de hi]` builds the shop in the other languages beside the English build, which must be
 * there: `dist-languages/de/browser` and `dist-languages/de/server`.
 */

const web = resolve(import.meta.dirname, '..')
const [, , ...wanted] = argv
const codes =
  wanted.length > 0
    ? wanted
    : languages.map(({ code }) => code).filter((code) => code !== sourceLanguage && areasOf(code).length > 0)

for (const code of codes) {
  languageOf(code)
  const started = performance.now()
  const browser = join(web, 'dist-languages', code, 'browser')
  for (const part of [[], ['--ssr', 'src/entry-server.tsx']]) build(code, part)
  rmSync(join(browser, 'favicon.ico'), { force: true })
  const shared = removeShared(join(browser, 'assets'), join(web, 'dist/assets'))
  const compressed = compressBuild(browser)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code}: ${seconds} s, ${compressed} files of its own, ${shared} shared with English`)
}

function build(code: string, part: readonly string[]): void {
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn', ...part], {
    cwd: web,
    stdio: 'inherit',
    env: { ...env, SHOP_LANGUAGE: code },
  })
  if (status !== 0) exit(status ?? 1)
}

/** A file of the same name has the same content, and the server has it from the English build. */
function removeShared(assets: string, english: string): number {
  const shared = readdirSync(assets).filter((file) => existsSync(join(english, basename(file))))
  // The template of pages takes its stylesheets into the page.
  const unneeded = shared.filter((file) => !file.endsWith('.css'))
  for (const file of unneeded) rmSync(join(assets, file))
  return unneeded.length
}
