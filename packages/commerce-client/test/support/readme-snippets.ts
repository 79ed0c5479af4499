import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The code of the README, by block. */
export function readmeSnippets(): readonly string[] {
  const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)
}

/** The `@example` of each docstring of the sources, by file. */
export function docstringExamples(): ReadonlyMap<string, readonly string[]> {
  const src = fileURLToPath(new URL('../../src/', import.meta.url))
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const found = files.map((file) => {
    const text = readFileSync(`${src}${file}`, 'utf8')
    const examples = [...text.matchAll(/@example\n((?:\s*\*(?! @|\/).*\n)+)/g)]
    return [file, examples.map(([, lines = '']) => lines.replace(/^\s*\* ?/gm, ''))] as const
  })
  return new Map(found.filter(([, examples]) => examples.length > 0))
}
