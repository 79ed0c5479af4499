import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { argv, env } from 'node:process'
import pLimit from 'p-limit'
import { languageOf, languages, sourceLanguage } from '../messages/languages.ts'
import { compressBuild } from '../server/build/compress-build.ts'
import { englishBuildFile, englishBuildOf } from '../server/pages/language-builds.ts'
import { areasOf } from './messages/catalogue.ts'

/**
 * `pnpm --filter @umber/web build:languages [de hi]` builds the shop in the other languages beside the English build, which must be
 * there: `dist-languages/de/browser` and `dist-languages/de/server`.
 */

const web = resolve(import.meta.dirname, '..')
const english = englishBuildOf({ root: join(web, 'dist'), rendererRoot: join(web, 'dist-server') })
const [, , ...wanted] = argv
const codes =
  wanted.length > 0
    ? wanted
    : languages.map(({ code }) => code).filter((code) => code !== sourceLanguage && areasOf(code).length > 0)
/** A build is one busy thread and some hundred megabytes. */
const inTurn = pLimit(Math.min(availableParallelism(), 4))

await Promise.all(codes.map(buildLanguage))

async function buildLanguage(code: string): Promise<void> {
  languageOf(code)
  const started = performance.now()
  const home = join(web, 'dist-languages', code)
  const browser = join(home, 'browser')
  // While it is not complete, no server takes it.
  rmSync(join(home, englishBuildFile), { force: true })
  await Promise.all([[], ['--ssr', 'src/entry-server.tsx']].map((part) => inTurn(build, code, part)))
  rmSync(join(browser, 'favicon.ico'), { force: true })
  const shared = removeShared(join(browser, 'assets'), join(web, 'dist/assets'))
  const compressed = compressBuild(browser)
  writeFileSync(join(home, englishBuildFile), english)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code}: ${seconds} s, ${compressed} files of its own, ${shared} shared with English`)
}

async function build(code: string, part: readonly string[]): Promise<void> {
  const running = spawn('vite', ['build', '--logLevel', 'warn', ...part], {
    cwd: web,
    stdio: 'inherit',
    env: { ...env, SHOP_LANGUAGE: code },
  })
  const [status] = (await once(running, 'exit')) as [number | null]
  if (status !== 0) throw new Error(`The build in "${code}" has failed.`)
}

/** A file of the same name has the same content, and the server has it from the English build. */
function removeShared(assets: string, ofEnglish: string): number {
  const shared = readdirSync(assets).filter((file) => existsSync(join(ofEnglish, basename(file))))
  // The template of pages takes its stylesheets into the page.
  const unneeded = shared.filter((file) => !file.endsWith('.css'))
  for (const file of unneeded) rmSync(join(assets, file))
  return unneeded.length
}
