import { readFileSync } from 'node:fs'

/** The code of the README, by block. */
export function readmeSnippets(): readonly string[] {
  const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)
}
