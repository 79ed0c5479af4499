import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { languages, sourceLanguage } from '../messages/languages.ts'
import { areasOf, fileOf, flatten, readMessages } from './messages/catalogue.ts'
import { compareMessages, unusedMessages, usesIn } from './messages/compare.ts'
import { declareArea } from './messages/compile-area.ts'

/**
 * `pnpm messages` says which texts of a language are missing or wrong, and which English ones nothing uses. With `--check` it fails
 * for them; with `--write` it writes the types of the English texts.
 */

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
})

const areas = areasOf(sourceLanguage)
const problems: string[] = []

for (const area of areas) {
  const file = fileOf(sourceLanguage, area).replace(/json$/, 'd.json.ts')
  const declared = declareArea(readMessages(sourceLanguage, area))
  if (values.write) writeFileSync(file, declared)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== declared)
    problems.push(`The types of ${area} are out of date: pnpm messages --write`)
}

const root = resolve(import.meta.dirname, '../../..')
const folders = ['apps/web/src', 'apps/web/server', 'apps/web/tools', 'packages/storefront-core/src']
const sources = folders.flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => resolve(root, folder, file)),
)
const uses = usesIn(
  [...sources, resolve(root, 'apps/web/index.html')].map((file) => readFileSync(file, 'utf8')),
)
for (const area of areas)
  for (const path of unusedMessages(flatten(readMessages(sourceLanguage, area)), uses))
    problems.push(`${sourceLanguage}/${area}: nothing uses ${path}`)

for (const { code, name, locale } of languages) {
  if (code === sourceLanguage) continue
  if (areasOf(code).length === 0) {
    console.log(`${code} ${name}: not begun`)
    continue
  }
  let total = 0
  let translated = 0
  for (const area of new Set([...areas, ...areasOf(code)])) {
    const source = readMessages(sourceLanguage, area)
    const { missing, surplus, wrong } = compareMessages(source, readMessages(code, area), locale)
    const { size } = flatten(source)
    total += size
    translated += size - missing.length
    if (missing.length === size && size > 0) problems.push(`${code}/${area}: all ${size} texts are missing`)
    else problems.push(...missing.map((path) => `${code}/${area}: ${path} is missing`))
    problems.push(...surplus.map((path) => `${code}/${area}: ${path} is not in English`))
    problems.push(...wrong.map(({ path, why }) => `${code}/${area}: ${path} ${why}`))
  }
  console.log(`${code} ${name}: ${translated} of ${total} texts`)
}

for (const problem of problems) console.log(problem)
if (values.check && problems.length > 0) process.exitCode = 1
