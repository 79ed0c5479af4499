import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOfTree } from './supply-chain/repository-files.ts'

/** The longest line of prose that a diff shows whole. Tables and code are as long as they are. */
const longest = 120

const documents = [...filesOfTree()]
  .filter(
    ({ path: file }) =>
      file.endsWith('.md') && !file.startsWith('.changeset/') && !file.endsWith('CHANGELOG.md'),
  )
  .map(({ path: file, content }) => ({ file, text: content.toString('utf8') }))

const withoutCode = (text: string): string => text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '')

describe('the documents', () => {
  it('have no line of prose that is longer than a screen is wide', () => {
    const long = documents.flatMap(({ file, text }) =>
      withoutCode(text)
        .split('\n')
        .filter((line) => line.length > longest && !/^\s*\|/.test(line) && line.trim().includes(' '))
        .map((line) => `${file}: ${line.slice(0, 60)}…`),
    )
    expect(long).toEqual([])
  })

  it('link to files that exist', () => {
    const missing = documents.flatMap(({ file, text }) =>
      [...withoutCode(text).matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)[^)]*\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !isThere(path.join(path.dirname(file), target)))
        .map((target) => `${file}: ${target}`),
    )
    expect(missing).toEqual([])
  })

  it('name every decision in their index', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8')
    const unnamed = documents
      .map(({ file }) => path.basename(file))
      .filter((name) => /^\d{4}-/.test(name) && !index.includes(`(${name})`))
    expect(unnamed).toEqual([])
  })
})

/** A guide of the documentation site links to pages without their ending, or to pages that its build writes. */
const isThere = (target: string): boolean =>
  existsSync(target) ||
  existsSync(`${target}.md`) ||
  /^apps\/docs\/site\/(?:reference|project)\b/.test(target)
