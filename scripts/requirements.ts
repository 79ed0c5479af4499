import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Fails when a numbered requirement of docs/requirements.md is carried by no test, or a test names one that is not there. */

const root = path.resolve(import.meta.dirname, '..')

function requirementIds(): string[] {
  const text = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8')
  return [...text.matchAll(/^- ([A-Z]+-\d+) /gm)].flatMap(([, id]) => id ?? [])
}

function testFiles(): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(test|contract)\.tsx?$/.test(file))
}

/** Ids in test titles only: an id in a comment proves nothing. */
function carriedIds(families: ReadonlySet<string>): Set<string> {
  const carried = new Set<string>()
  for (const file of testFiles()) {
    const titles = readFileSync(path.join(root, file), 'utf8').matchAll(
      /\b(?:test|it|describe)(?:\.\w+)*(?:\([^)'"`]*\))?\(\s*(['"`])(.*?)\1\s*,/gs,
    )
    for (const [, , title = ''] of titles) {
      for (const [, id = '', family = ''] of title.matchAll(/\[(([A-Z]+)-\d+)\]/g)) {
        if (families.has(family)) carried.add(id)
      }
    }
  }
  return carried
}

const required = requirementIds()
const carried = carriedIds(new Set(required.map((id) => id.replace(/-\d+$/, ''))))
const missing = required.filter((id) => !carried.has(id))
const unknown = [...carried].filter((id) => !required.includes(id))

process.stdout.write(
  `${required.length - missing.length} of ${required.length} requirements are carried by a test.\n`,
)
if (missing.length > 0) process.stderr.write(`Carried by no test: ${missing.join(', ')}\n`)
if (unknown.length > 0)
  process.stderr.write(`Named by a test but not in docs/requirements.md: ${unknown.join(', ')}\n`)
if (missing.length + unknown.length > 0) process.exitCode = 1
