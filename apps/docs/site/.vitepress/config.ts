import { readdirSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { coreEntries, corePage } from '../../reference/core-entries.ts'
import { weightOfPlace, wordsOfPage, wordsOfQuery } from './search-words.ts'
import { shopIcon, shopTokens } from './shop-tokens.ts'

/** The pages of a generated directory, in the order of the alphabet. */
function pages(directory: string, prefix: string) {
  return readdirSync(new URL(`../${directory}/`, import.meta.url))
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .map((file) => file.replace('.md', ''))
    .map((name) => ({ text: prefix + name, link: `/${directory}/${name}` }))
}

const guides = [
  {
    text: 'Selling',
    items: [
      ['Shopper side', 'quick-start-shop'],
      ['Customers', 'customers'],
      ['Promotions', 'promotions'],
      ['Prices and price lists', 'price-lists'],
      ['Stock', 'stock'],
      ['Errors and retries', 'errors-and-retries'],
    ],
  },
  {
    text: 'Tools',
    items: [
      ['Admin side', 'quick-start-admin'],
      ['Admin client', 'admin-client'],
      ['After-sales', 'after-sales'],
      ['Uploads', 'uploads'],
      ['Event streams', 'streams'],
    ],
  },
  {
    text: 'Building',
    items: [
      ['Another storefront', 'another-storefront'],
      ['React Native', 'react-native'],
      ['Theming and forking', 'theming-and-forking'],
      ['Moving from js-sdk', 'moving-from-js-sdk'],
      ['Testing', 'testing'],
    ],
  },
].map(({ text, items }) => ({
  text,
  items: items.map(([name = '', page = '']) => ({ text: name, link: `/guide/${page}` })),
}))

const reference = [
  {
    text: 'Client',
    items: [
      { text: 'All methods', link: '/reference/' },
      ...['client', 'functions', 'settings', 'auth', 'fullAuth', 'testing'].map((name) => ({
        text: name,
        link: `/reference/${name}`,
      })),
    ],
  },
  { text: 'admin-client', link: '/reference/admin-client' },
  { text: 'Types', link: '/reference/types' },
  { text: 'Store', items: pages('reference/store', 'store.') },
  { text: 'Admin', items: pages('reference/admin', 'admin.') },
  {
    text: 'storefront-core',
    items: coreEntries.map(corePage).map((name) => ({ text: name, link: `/reference/core/${name}` })),
  },
]

const project = [
  {
    text: 'Project',
    items: ['architecture', 'operations', 'requirements', 'glossary'].map((name) => ({
      text: (name[0] ?? '').toUpperCase() + name.slice(1),
      link: `/project/${name}`,
    })),
  },
  { text: 'Decisions', link: '/project/decisions/', items: pages('project/decisions', '') },
]

export default defineConfig({
  title: 'Umber & Ecru',
  titleTemplate: ':title – Umber & Ecru docs',
  description: 'Guides and reference of the storefront, its client and its core.',
  lang: 'en',
  cleanUrls: true,
  // `/storefront` where the site is not at the root of its host.
  base: `${process.env['DOCS_BASE'] ?? ''}/`,
  head: [
    ['style', {}, shopTokens()],
    ['link', { rel: 'icon', href: shopIcon() }],
  ],
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  outDir: '../dist',
  cacheDir: '../node_modules/.cache/vitepress',
  // The first page has no main part of its own.
  transformHtml: (html, id) =>
    id.endsWith('/index.html')
      ? html.replace('<div class="VPHome"', '<div role="main" class="VPHome"')
      : html,
  themeConfig: {
    nav: [
      { text: 'Guides', link: '/guide/quick-start-shop', activeMatch: '/guide/' },
      { text: 'Reference', link: '/reference/', activeMatch: '/reference/' },
      { text: 'Project', link: '/project/architecture', activeMatch: '/project/' },
    ],
    sidebar: {
      '/guide/': guides,
      '/reference/': reference,
      '/project/': project,
    },
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          options: { tokenize: wordsOfPage },
          searchOptions: {
            tokenize: wordsOfQuery,
            combineWith: 'AND',
            fuzzy: 0.2,
            prefix: true,
            boostDocument: weightOfPlace,
          },
        },
      },
    },
    outline: [2, 3],
  },
})
