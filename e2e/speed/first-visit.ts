import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { startFakeStack } from '../../scripts/start-fake-stack.ts'
import { moduleSizes } from './first-visit/module-sizes.ts'
import { visit } from './first-visit/visit.ts'
import { resolveBrowser } from '../support/browser.ts'

/**
 * `pnpm --filter @umber/e2e first-visit [live|showcase] [phone] [modules]` opens pages of the built shop on a fake backend, waits until
 * nothing loads any more, and prints what was loaded. `modules` also lists what the scripts are made of, of a build with
 * `vite build --sourcemap hidden`. The blocking time depends on the machine, so nothing fails.
 */

const words = new Set(process.argv.slice(2))
const places = { home: '/', category: '/category/women', product: '/product/linen-shirt', cart: '/cart' }
const assets = path.resolve(import.meta.dirname, '../../apps/web/dist')
const stack = await startFakeStack()
const browser: Browser = await chromium.launch(await resolveBrowser())
const origin = words.has('showcase') ? stack.shopUrl : stack.liveShopUrl

try {
  for (const [name, place] of Object.entries(places)) {
    if (words.size > 0 && Object.keys(places).some((one) => words.has(one)) && !words.has(name)) continue
    // The server renders it before it is measured.
    await fetch(origin + place)
    const { resources, blocked } = await visit(browser, origin + place, words.has('phone'))
    const kinds = [...new Set(resources.map(({ kind }) => kind))].map((kind) => {
      const ones = resources.filter((one) => one.kind === kind)
      return `${kind} ${ones.length} (${kilobytes(sum(ones.map(({ bytes }) => bytes))).trim()})`
    })
    process.stdout.write(
      `\n${name}: ${resources.length} requests, blocked ${Math.round(blocked)} ms: ${kinds.join(', ')}\n`,
    )
    const modules = new Map<string, number>()
    for (const { url, bytes, kind, late } of resources.toSorted((a, b) => b.bytes - a.bytes)) {
      const { pathname } = new URL(url)
      if (kind !== 'script') {
        if (words.has('all')) process.stdout.write(`  ${kilobytes(bytes)}  ${kind}  ${url}\n`)
        continue
      }
      process.stdout.write(`  ${kilobytes(bytes)}  ${pathname}${late ? '  (after the page)' : ''}\n`)
      const sizes = words.has('modules') ? await moduleSizes(assets + pathname) : undefined
      const whole = sum([...(sizes?.values() ?? [])])
      for (const [module, size] of sizes ?? [])
        modules.set(module, (modules.get(module) ?? 0) + (size / whole) * bytes)
    }
    for (const [module, bytes] of [...modules].toSorted(([, a], [, b]) => b - a))
      if (bytes > 100) process.stdout.write(`    ${kilobytes(bytes)}  ${module}\n`)
  }
} finally {
  await browser.close()
  await stack.stop()
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((whole, one) => whole + one, 0)
}
