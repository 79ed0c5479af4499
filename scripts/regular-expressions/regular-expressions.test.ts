import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { expressionsIn } from './find-expressions.ts'
import { slowTextFor } from './growth.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** What runs in the shop, its server, its backend and the browsers and programs of others. */
const directories = [
  'apps/web/src',
  'apps/web/server',
  'apps/web/worker',
  'apps/backend/src',
  'packages/commerce-client/src',
  'packages/storefront-core/src',
  'packages/admin-client/src',
  'packages/addresses/src',
  'packages/sample-store/src',
]

const sources = directories.flatMap((directory) =>
  readdirSync(path.join(root, directory), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|test-d|fixture|d)\.tsx?$/.test(file))
    .map((file) => path.join(directory, file)),
)

/** In milliseconds. It takes two seconds of one processor; the others may be busy. */
const timeout = 60_000

it(
  'every regular expression that runs in the shop takes a time that grows with the length of the text only',
  { timeout },
  () => {
    const known = new Map<string, RegExp>()
    const places = new Map<string, string[]>()
    for (const file of sources)
      for (const { text, expression, line } of expressionsIn(
        readFileSync(path.join(root, file), 'utf8'),
        file,
      )) {
        known.set(text, expression)
        places.set(text, [...(places.get(text) ?? []), `${file}:${line}`])
      }
    expect(known.size).toBeGreaterThan(100)
    const slow = [...known].flatMap(([text, expression]) => {
      const found = slowTextFor(expression)
      return found === undefined
        ? []
        : [{ text, places: places.get(text), slowOn: found.text, length: found.length }]
    })
    expect(slow).toEqual([])
  },
)

describe('the measure', { timeout }, () => {
  it.each([/\/+$/, /^(\w+\s?)*$/, /<b>.*<\/b>/, /^https?:\/\/[^?#]*?\/*(?:[?#].*)?$/i])(
    'finds %s slow',
    (expression) => {
      expect(slowTextFor(expression)).toBeDefined()
    },
  )

  it.each([/^\/+/, /(?<!\/)\/+$/, /^[\w.-]+$/, /[?#].*/s, /^\d{3}-\d{4}$/, /\p{Surrogate}/gu, /a|b/g])(
    'finds %s fast',
    (expression) => {
      expect(slowTextFor(expression)).toBeUndefined()
    },
  )
})

it('finds the expressions of a source, and no other slashes', () => {
  const text = `
const half = 1 / 2 / 3 // no /comment/
const a = [/x+/g, b ? /[/]y/ : 'not /this/']
for (const one of /* why */ /z/.exec(text) ?? []) return <p>a / b</p>
export const c = new RegExp('^a/b$', 'i'), d = RegExp(\`c\`), e = new RegExp(unknown)
`
  expect(expressionsIn(text, 'a.tsx').map(({ text, line }) => [text, line])).toEqual([
    ['/x+/g', 3],
    ['/[/]y/', 3],
    ['/z/', 4],
    ['/^a\\/b$/i', 5],
    ['/c/', 5],
  ])
})
