import { expect, it } from 'vitest'
import { headHtml } from './head-html.ts'

const site = { name: 'Umber & Ecru', description: 'Quiet colours.' }
const place = { origin: 'https://shop.example', pathname: '/product/x' }

it('writes each tag of a page’s head once', () => {
  const html = headHtml({ title: 'A $& "shirt"', description: 'New', image: '/a.webp' }, place, site)
  expect(html).toContain('<title>A $&amp; &quot;shirt&quot; | Umber &amp; Ecru</title>')
  expect(html.match(/name="description"/g)).toHaveLength(1)
  expect(html).toContain('<meta property="og:image" content="/a.webp">')
})

it('[F-105] text from the catalogue cannot break out of its tag', () => {
  const html = headHtml(
    { title: '</title><script>', description: '"><script>', structuredData: { name: '</script><script>' } },
    place,
    site,
  )
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).toContain(String.raw`\u003c/script>`)
})
