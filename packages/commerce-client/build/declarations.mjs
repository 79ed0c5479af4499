import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { withEveryName } from './every-name.mjs'
import { withJsonNumbers } from './json-numbers.mjs'
import { withoutAny } from './without-any.mjs'

// Runs after the build, over the published declarations.

const dist = new URL('../dist/', import.meta.url)
const entries = ['index', 'admin', 'js-sdk', 'testing']

for (const ending of ['.d.ts', '.d.cts']) {
  const names = readdirSync(dist).filter((name) => name.endsWith(ending))
  const texts = new Map(names.map((name) => [name, readFileSync(new URL(name, dist), 'utf8')]))
  for (const [name, text] of texts) texts.set(name, withJsonNumbers(withoutAny(text)))
  texts.set(
    `js-sdk${ending}`,
    withHttpTypes(texts.get(`js-sdk${ending}`), ending.replace('d.', '').replace('ts', 'js')),
  )
  const finished = withEveryName(
    texts,
    entries.map((entry) => `${entry}${ending}`),
  )
  for (const [name, text] of finished) writeFileSync(new URL(name, dist), text)
}

function withHttpTypes(text, ending) {
  return `${text}
/** Medusa's types under Medusa's names, without \`@medusajs/types\`. */
import type * as HttpTypes from './medusa-types${ending}';
export type { HttpTypes };
`
}
