import { readdirSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { coreEntries, corePage } from '../../reference/core-entries.ts'

/** The pages of a generated directory, in the order of the alphabet. */
function pages(directory: string, prefix: string) {
  return readdirSync(new URL(`../${directory}/`, import.meta.url))
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .map((file) => file.replace('.md', ''))
    .map((name) => ({ text: prefix + name, link: `/${directory}/${name}` }))
}

const guides = [
  ['Shopper side', 'quick-start-shop'],
  ['Admin side', 'quick-start-admin'],
  ['Moving from js-sdk', 'moving-from-js-sdk'],
  ['Errors and retries', 'errors-and-retries'],
  ['Uploads', 'uploads'],
  ['Event streams', 'streams'],
  ['Testing', 'testing'],
  ['Another storefront', 'another-storefront'],
  ['Theming and forking', 'theming-and-forking'],
].map(([text = '', page = '']) => ({ text, link: `/guide/${page}` }))

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
  title: 'Storefront and SDK',
  description: 'Guides and reference of the storefront, its client and its core.',
  lang: 'en',
  cleanUrls: true,
  // The theme's third colour of text has too little contrast.
  head: [['style', {}, ':root:root{--vp-c-text-3:var(--vp-c-text-2)}']],
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  outDir: '../dist',
  cacheDir: '../node_modules/.cache/vitepress',
  themeConfig: {
    nav: [
      { text: 'Guides', link: '/guide/quick-start-shop', activeMatch: '/guide/' },
      { text: 'Reference', link: '/reference/', activeMatch: '/reference/' },
      { text: 'Project', link: '/project/architecture', activeMatch: '/project/' },
    ],
    sidebar: {
      '/guide/': [{ text: 'Guides', items: guides }],
      '/reference/': reference,
      '/project/': project,
    },
    search: { provider: 'local' },
    outline: [2, 3],
  },
})
