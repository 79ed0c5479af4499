import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  circlesOf,
  compressedSize,
  importersOfEntry,
  measure,
  type Budget,
  type Manifest,
  type ModuleFiles,
} from './budgets.ts'

const web = resolve(import.meta.dirname, '../..')
const dist = resolve(web, 'dist')
const readJson = (file: string): unknown => JSON.parse(readFileSync(resolve(web, file), 'utf8'))

const budgets = readJson('budgets.json') as Readonly<Record<string, Budget>>
const manifest = readJson('dist/.vite/manifest.json') as Manifest
const modules = readJson('dist/.vite/modules.json') as ModuleFiles
const measurements = measure(budgets, { manifest, modules }, (file) => compressedSize(dist, file))

console.log('Script of a first visit without a press, kB as transferred')
for (const { route, kilobytes, limit, files } of measurements) {
  const verdict = kilobytes > limit ? 'TOO MUCH' : 'ok'
  const figures = `${kilobytes.toFixed(1).padStart(7)} of ${String(limit).padStart(4)}`
  console.log(`  ${route.padEnd(10)} ${figures}  ${verdict.padEnd(8)}  ${files.length} files`)
}
const exceeded = measurements.filter(({ kilobytes, limit }) => kilobytes > limit)
for (const { route, files } of exceeded) {
  console.log(`\n${route} is over its budget. Its files:`)
  for (const file of files)
    console.log(`  ${(compressedSize(dist, file) / 1000).toFixed(1).padStart(7)}  ${file}`)
}
const importers = importersOfEntry(manifest)
if (importers.length > 0)
  console.log(`\nThese files import the entry, see tools/chunks/plan-chunks.ts:\n  ${importers.join('\n  ')}`)
const circles = circlesOf(manifest)
for (const circle of circles) console.log(`\nThese files import each other: ${circle.join(' > ')}`)
process.exitCode = exceeded.length + importers.length + circles.length === 0 ? 0 : 1
