// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readPageTemplate } from './page-template.ts'

const config = {
  backendUrl: 'https://backend.example/api',
  publishableKey: 'pk_1',
  featuredProductIds: [],
  socialLinks: [],
  preset: 'showcase',
} as const

const page = `<html><head><title>Shop</title>
  <script type="module" crossorigin src="/assets/entry-1.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react-1.js">
  <link rel="modulepreload" crossorigin href="/assets/kit-1.js">
  <link rel="stylesheet" crossorigin href="/assets/styles-1.css">
  <script type="application/json" id="shop-config">{}</script></head>
  <body><noscript></noscript><div id="root"></div><script type="application/json" id="shop-state">{}</script></body></html>`

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'page-template-'))
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'index.html'), page)
  writeFileSync(join(directory, 'assets/styles-1.css'), 'a::before{content:"$&"}\n')
})

afterEach(() => rmSync(directory, { recursive: true }))

it('has the styles in the page, and no script that is fetched before the first paint', () => {
  const { html } = readPageTemplate(directory, config)
  expect(html).toContain('<style>a::before{content:"$&"}</style>')
  expect(html).not.toContain('rel="stylesheet"')
  expect(html).not.toMatch(/<script[^>]+src=|<link rel="modulepreload"/)
})

it('names the page’s scripts, and loads them from the end of the body', () => {
  const { html } = readPageTemplate(directory, config)
  const [, json = ''] = /id="page-scripts">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({
    entry: '/assets/entry-1.js',
    preloads: ['/assets/react-1.js', '/assets/kit-1.js'],
  })
  expect(html.indexOf('PerformanceObserver')).toBeGreaterThan(html.indexOf('id="page-scripts"'))
  expect(html.indexOf('id="page-scripts"')).toBeGreaterThan(html.indexOf('id="shop-state"'))
})

it('has the configuration and nothing else that it was given', () => {
  const { html } = readPageTemplate(directory, Object.assign({ purgeToken: 'secret' }, config))
  const [, json = ''] = /id="shop-config">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual(config)
  expect(html).toContain('<link rel="preconnect" href="https://backend.example" crossorigin>')
})

it('refuses styles that would close their element', () => {
  writeFileSync(join(directory, 'assets/styles-1.css'), 'a::before{content:"</style>"}')
  expect(() => readPageTemplate(directory, config)).toThrow('closes its style element')
})

it.each([/<script type="module".*?<\/script>/, /id="shop-config"/])('needs %s', (place) => {
  writeFileSync(join(directory, 'index.html'), page.replace(place, ''))
  expect(() => readPageTemplate(directory, config)).toThrow('The built index.html has no')
})

it('names the payment providers that are on in the live shop, and none in the demonstration', () => {
  const payments = { pp_test: {} }
  const read = (preset: 'live' | 'showcase') => {
    const { html } = readPageTemplate(directory, { ...config, preset, payments })
    return JSON.parse(/id="shop-config">([^<]*)/.exec(html)?.[1] ?? '') as object
  }
  expect(read('live')).toMatchObject({ payments })
  expect(read('showcase')).not.toHaveProperty('payments')
})
