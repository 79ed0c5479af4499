import { readFileSync } from 'node:fs'
import path from 'node:path'
import { wholeTierIds } from './quality/whole-tier-ids.ts'
import { idsIn, readTestTitles } from './quality/test-titles.ts'

/**
 * Fails when a requirement of docs/requirements.md has no test, when only tests that `pnpm test` leaves out carry it, or when a
 * test names an unknown requirement.
 */

const root = path.resolve(import.meta.dirname, '..')

function requirementIds(): string[] {
  const text = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8')
  return [...text.matchAll(/^- ([A-Z]+-\d+) /gm)].flatMap(([, id]) => id ?? [])
}

const required = requirementIds()
const families = new Set(required.map((id) => id.replace(/-\d+$/, '')))
const titles = readTestTitles(root).flatMap(({ title, tier }) => idsIn(title).map((id) => ({ id, tier })))
const carried = new Set(titles.map(({ id }) => id).filter((id) => families.has(id.replace(/-\d+$/, ''))))
const onChange = new Set(titles.filter(({ tier }) => tier === 'change').map(({ id }) => id))
const missing = required.filter((id) => !carried.has(id))
const late = required.filter((id) => carried.has(id) && !onChange.has(id) && wholeTierIds[id] === undefined)
const unknown = [...carried].filter((id) => !required.includes(id))

process.stdout.write(
  `${required.length - missing.length} of ${required.length} requirements are carried by a test, ${required.filter((id) => onChange.has(id)).length} by one of \`pnpm test\`.\n`,
)
if (missing.length > 0) process.stderr.write(`Carried by no test: ${missing.join(', ')}\n`)
if (late.length > 0) process.stderr.write(`Carried by no test of \`pnpm test\`: ${late.join(', ')}\n`)
if (unknown.length > 0)
  process.stderr.write(`Named by a test but not in docs/requirements.md: ${unknown.join(', ')}\n`)
if (missing.length + late.length + unknown.length > 0) process.exitCode = 1
