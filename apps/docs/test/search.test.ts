import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { weightOfPlace, wordsOfPage, wordsOfQuery } from '../site/.vitepress/search-words.ts'

interface Found {
  readonly id: string
}

interface Index {
  readonly search: (query: string, options: object) => readonly Found[]
}

const ofVitepress = createRequire(createRequire(import.meta.url).resolve('vitepress/package.json'))
const MiniSearch = ofVitepress('minisearch') as {
  readonly loadJSON: (json: string, options: object) => Index
}

/** The index of the built site, and its search as the page asks it. */
async function siteSearch(): Promise<(query: string) => readonly string[]> {
  const chunks = fileURLToPath(new URL('../dist/assets/chunks/', import.meta.url))
  const file = readdirSync(chunks).find((name) => name.startsWith('@localSearchIndex')) ?? ''
  const { default: json } = (await import(/* @vite-ignore */ `${chunks}${file}`)) as {
    readonly default: string
  }
  const fields = ['title', 'titles', 'text']
  const index = MiniSearch.loadJSON(json, { fields, storeFields: fields.slice(0, 2), tokenize: wordsOfPage })
  const options = {
    tokenize: wordsOfQuery,
    combineWith: 'AND',
    fuzzy: 0.2,
    prefix: true,
    boostDocument: weightOfPlace,
    boost: { title: 4, text: 2, titles: 1 },
  }
  return (query) => index.search(query, options).map(({ id }) => id)
}

const find = await siteSearch()

test('a name with underscores is one word, and its parts are words too', () => {
  expect(wordsOfPage('filter: `created_at` ($gte)')).toEqual([
    'filter',
    'created_at',
    'created',
    'at',
    'gte',
    '',
  ])
  expect(wordsOfQuery('created_at')).toEqual(['created_at'])
})

test.each([
  ['created_at', /guide\/customers/],
  ['createLineItem', /store\/cart/],
  ['settleReturn', /admin-client|after-sales/],
  ['price list customer group', /guide\/price-lists/],
  ['refund', /after-sales|admin-client|payment/],
  ['429', /guide\/(?:errors|admin-client)/],
  ['pagination', /guide\/quick-start-admin/],
  ['duplicate_error', /guide\/errors/],
  ['React Native', /guide\/react-native/],
])('the search for %s leads to what it is', (query, wanted) => {
  const [first = ''] = find(query)
  expect(first).toMatch(wanted)
})

test('the search has no documents for those who change the project', () => {
  for (const query of ['decision', 'quality', 'requirement', 'mutants', 'architecture'])
    expect(find(query).filter((id) => id.includes('/project/'))).toEqual([])
})
