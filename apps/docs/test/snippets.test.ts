import { fileURLToPath } from 'node:url'
import { createFakeBackend } from '@umber/fake-backend'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { compileSnippets } from '../snippets/compile-snippets.ts'
import { createMerchant } from '../snippets/merchant/merchant.ts'
import { readSnippets, snippetsOf } from '../snippets/read-snippets.ts'

const snippets = readSnippets(new URL('../site/guide/', import.meta.url))
const compiled = fileURLToPath(new URL('../node_modules/.cache/snippets', import.meta.url))
const server = setupServer()
let faults: readonly string[] = []

beforeAll(() => {
  faults = compileSnippets(snippets, compiled)
  server.listen({ onUnhandledRequest: 'error' })
}, 60_000)
afterAll(() => server.close())

test('finds the blocks of a guide, what they print and which are not run', () => {
  const fence = '```'
  const text = [
    `${fence}ts\nconsole.log(1)\n${fence}`,
    `${fence}text\n1\n${fence}`,
    `<!-- compiled only: needs a bucket -->\n\n${fence}ts\nawait fetch('')\n${fence}`,
  ].join('\n\n')
  expect(snippetsOf('page', text)).toEqual([
    { name: 'page-1', code: 'console.log(1)\n', isRun: true, prints: '1' },
    { name: 'page-2', code: "await fetch('')\n", isRun: false, prints: '' },
  ])
})

test('every snippet compiles against the built packages', () => {
  expect(snippets.length).toBeGreaterThan(15)
  expect(faults).toEqual([])
})

test('tells of a snippet that does not compile', () => {
  const code = "import { CommerceClient } from '@umber/commerce-client'\nnew CommerceClient({})\n"
  const wrong = compileSnippets([{ name: 'wrong', code, isRun: false, prints: '' }], `${compiled}-wrong`)
  expect(wrong).toEqual([expect.stringContaining("wrong, line 2: Argument of type '{}'")])
})

describe('against a backend', () => {
  test.each(snippets.filter(({ isRun }) => isRun).map((snippet) => [snippet.name, snippet] as const))(
    '%s prints what the guide says',
    async (name, { prints }) => {
      const backend = createFakeBackend({ publishableKey: 'pk_123' })
      const merchant = createMerchant()
      const answerMerchant = http.all('*/admin/*', async ({ request }) => merchant.fetch(request))
      server.resetHandlers(answerMerchant, ...backend.handlers)
      const lines: string[] = []
      const log = vi
        .spyOn(console, 'log')
        .mockImplementation((...values: unknown[]) => void lines.push(values.map(String).join(' ')))
      try {
        await import(`${compiled}/${name}.mjs`)
      } finally {
        log.mockRestore()
      }
      expect(lines.join('\n')).toBe(prints)
    },
  )
})
