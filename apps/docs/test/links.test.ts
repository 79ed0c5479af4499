import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** As in the site's config: where it is served. */
const base = process.env['DOCS_BASE'] ?? ''
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
    if (path.startsWith('/') && !path.startsWith(`${base}/`)) return true
    const absolute = path.startsWith('/') ? path.slice(base.length) : join('/', dirname(page), path)
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
  const html = `<a href="${base}/guide/testing#no-such-part">a</a><a href="${base}/guide/testing">b</a>`
  expect(brokenLinks('index.html', html)).toEqual([`${base}/guide/testing#no-such-part`])
})

test('every page has a main part', () => {
  const without = [...texts].filter(
    ([page, html]) => page !== '404.html' && !/<main\b|role="main"/.test(html),
  )
  expect(without.map(([page]) => page)).toEqual([])
})
