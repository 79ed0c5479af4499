import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
)
const texts = new Map(pages.map((page) => [page, readFileSync(join(dist, page), 'utf8')]))

/** The file of an address of the site: pages have no ending in their addresses. */
function fileOf(path: string): string | undefined {
  const name = path.replace(/^\//, '')
  return [name, `${name}.html`, join(name, 'index.html')].find(
    (file) => existsSync(join(dist, file)) && statSync(join(dist, file)).isFile(),
  )
}

function brokenLinks(page: string, html: string): readonly string[] {
  const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href = '']) => href)
  return [...new Set(links)].filter((href) => {
    if (/^(?:https?:|mailto:|#$)/.test(href)) return false
    const [path = '', anchor] = decodeURIComponent(href).split('#')
    const absolute = path.startsWith('/') ? path : join('/', dirname(page), path)
    const file = path === '' ? page : fileOf(absolute)
    if (file === undefined) return true
    return anchor !== undefined && anchor !== '' && texts.get(file)?.includes(`id="${anchor}"`) !== true
  })
}

// VitePress refuses links to pages that do not exist, but does not look at anchors.
test('every link of the site leads to a page, and to the part that it names', () => {
  expect(pages.length).toBeGreaterThan(130)
  const broken = [...texts].flatMap(([page, html]) =>
    brokenLinks(page, html).map((href) => `${page}: ${href}`),
  )
  expect(broken).toEqual([])
})

test('notices a link to a part that does not exist', () => {
  const html = '<a href="/guide/testing#no-such-part">a</a><a href="/guide/testing">b</a>'
  expect(brokenLinks('index.html', html)).toEqual(['/guide/testing#no-such-part'])
})

test('the search knows the methods of the client', () => {
  const assets = readdirSync(join(dist, 'assets/chunks'))
  const index = assets.find((file) => file.startsWith('@localSearchIndex')) ?? ''
  expect(readFileSync(join(dist, 'assets/chunks', index), 'utf8')).toContain('createLineItem')
})
