import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

import { openApiDocument, operations } from './document'

const api = path.resolve(__dirname, '../api')

/** The routes of the file system, as the document names them. */
function routes(): readonly string[] {
  return readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .flatMap((file) => {
      const route = `/${path.dirname(file)}`.replaceAll(/\[(\w+)\]/g, '{$1}')
      const source = readFileSync(path.join(api, file), 'utf8')
      return [...source.matchAll(/^export (?:async )?(?:function|const) (GET|POST|DELETE)\b/gm)].map(
        ([, method = '']) => `${method} ${route}`,
      )
    })
}

it('has every route of this backend, and no other', () => {
  expect(Object.keys(operations).toSorted()).toEqual(routes().toSorted())
})

it('is what docs/openapi.json says', async () => {
  const text = `${JSON.stringify(openApiDocument(), undefined, 2)}\n`
  await expect(text).toMatchFileSnapshot('../../../../docs/openapi.json')
})
