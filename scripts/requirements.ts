import { readFileSync } from 'node:fs'
import path from 'node:path'
import { idsIn, readTestTitles } from './quality/test-titles.ts'

/** Fails when a requirement of docs/requirements.md has no test, or a test names an unknown requirement. */

const root = path.resolve(import.meta.dirname, '..')

function requirementIds(): string[] {
  const text = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8')
  return [...text.matchAll(/^- ([A-Z]+-\d+) /gm)].flatMap(([, id]) => id ?? [])
}

const required = requirementIds()
const families = new Set(required.map((id) => id.replace(/-\d+$/, '')))
const carried = new Set(
  readTestTitles(root)
    .flatMap(({ title }) => idsIn(title))
    .filter((id) => families.has(id.replace(/-\d+$/, ''))),
)
const missing = required.filter((id) => !carried.has(id))
const unknown = [...carried].filter((id) => !required.includes(id))

process.stdout.write(
  `${required.length - missing.length} of ${required.length} requirements are carried by a test.\n`,
)
if (missing.length > 0) process.stderr.write(`Carried by no test: ${missing.join(', ')}\n`)
if (unknown.length > 0)
  process.stderr.write(`Named by a test but not in docs/requirements.md: ${unknown.join(', ')}\n`)
if (missing.length + unknown.length > 0) process.exitCode = 1
