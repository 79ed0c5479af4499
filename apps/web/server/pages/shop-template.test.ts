// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { documentOf } from '@umber/page-server'
import { shopTemplate } from './shop-template.ts'

const html = `<html lang="en" data-first-view><head>
    <title>Shop</title>
    <meta
      name="description" content="Quiet colours." />
    <meta name="color-scheme" content="light dark" /></head>
  <body>
    <div class="splash-screen" id="splash-screen"><p>Shop</p></div>
    <noscript><p class="no-script" data-personal>Turn it on, or order from a person: <a href="mailto:a@b.example">a@b.example</a>.</p><p class="no-script" data-plain>Turn it on.</p></noscript>
    <div id="root"></div>
    <script type="application/json" id="shop-state">
      {}
    </script></body>`

const root = { lang: 'en', direction: 'ltr' } as const

it('takes the head, the body and the state of a page, whatever they contain', () => {
  const content = { ...root, head: '<title>A $& shirt</title>', body: '<p>$1</p>', state: '{"a":"$$"}' }
  const page = documentOf(shopTemplate(html, 'showcase'), content)
  expect(page.match(/<title>/g)).toHaveLength(1)
  expect(page).toContain('<title>A $& shirt</title>')
  expect(page).not.toContain('Quiet colours')
  expect(page).toContain('name="color-scheme"')
  expect(page).toContain('<div id="root"><p>$1</p></div>')
  expect(page).toContain('id="shop-state">{"a":"$$"}</script>')
})

const content = { ...root, head: '', body: '<p>Shirts</p>', state: '{}' }

it('says its language, its country and its direction on the root element', () => {
  const template = shopTemplate(html, 'live')
  expect(documentOf(template, { ...content, lang: 'en-DE' })).toContain('<html lang="en-DE" data-first-view>')
  const arabic = documentOf(template, { ...content, lang: 'ar-AE', direction: 'rtl' })
  expect(arabic).toContain('<html lang="ar-AE" dir="rtl" data-first-view>')
})

it('[ROUTE-03] the splash screen lies over a page with content, and ends by itself', () => {
  const page = documentOf(shopTemplate(html, 'showcase'), content)
  expect(page).toContain('id="splash-screen" data-over-page>')
})

it('[LIVE-08] a page of the live shop with content has no splash screen', () => {
  const page = documentOf(shopTemplate(html, 'live'), content)
  expect(page).not.toContain('splash-screen')
  expect(page).toContain('<div id="root"><p>Shirts</p></div>')
})

it('a page that the browser renders is the file as it is', () => {
  const page = html.replace('<p class="no-script" data-plain>Turn it on.</p>', '')
  expect(shopTemplate(html, 'showcase').withoutContent).toBe(page)
})

it('a page that the browser renders has no name and no contact of the sources in the live shop', () => {
  const page = shopTemplate(html, 'live').withoutContent
  expect(page).not.toMatch(/Shop<|b\.example/)
  expect(page).toContain('id="splash-screen"')
  expect(page).toContain('<noscript><p class="no-script" data-plain>Turn it on.</p></noscript>')
  expect(page).toContain('<div id="root"></div>')
})

it('says without scripts what the page says, and otherwise what the file says', () => {
  const noScript = '<p>Write to us: $&</p>'
  const page = documentOf(shopTemplate(html, 'live'), { ...content, noScript })
  expect(page).toContain(`<noscript>${noScript}</noscript>`)
  expect(documentOf(shopTemplate(html, 'live'), content)).toContain('order from a person')
})

it.each([/<title>.*<\/title>/, /<noscript>.*<\/noscript>/, /id="root"/, /id="shop-state"/])(
  'needs a place for each part: %s',
  (place) => {
    expect(() => shopTemplate(html.replace(place, ''), 'showcase')).toThrow('index.html has nothing')
  },
)

it('of the sources has no splash screen in the live shop, however its lines are broken', async () => {
  const source = await readFile(new URL('../../index.html', import.meta.url), 'utf8')
  expect(documentOf(shopTemplate(source, 'live'), content)).not.toContain('splash-screen')
  expect(documentOf(shopTemplate(source, 'showcase'), content)).toContain('data-over-page')
})
