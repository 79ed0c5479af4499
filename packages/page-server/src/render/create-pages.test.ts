import express from 'express'
import { expect, it, vi } from 'vitest'
import { documentTemplate } from '../document/document.ts'
import { listen } from '../testing/index.ts'
import { createPages } from './create-pages.ts'
import type { PageAnswer, PageRequest, RenderedPage } from './page-answer.ts'

/** A site that is no shop: recipes, in two kitchens. */
interface Recipe extends PageRequest {
  readonly kitchen: 'home' | 'school'
}

const html =
  '<html lang="en"><head><title></title></head><noscript>Text</noscript><div id="root"></div><script type="application/json" id="page-state">{}</script>'
const template = documentTemplate(html, '<html lang="en"><div id="root"></div>')

const page = (body: string): RenderedPage => ({
  kind: 'page',
  status: 200,
  head: '<title>Recipes</title>',
  body,
  lang: 'en',
  direction: 'ltr',
  state: '{}',
  missing: [],
})

async function start(render: (recipe: Recipe) => Promise<PageAnswer>) {
  const notes: string[] = []
  const rendered = vi.fn<typeof render>(render)
  const pages = createPages<Recipe>({
    pageOf: ({ path, hostname }) => ({
      address: path,
      origin: `http://${hostname}`,
      kitchen: path.startsWith('/school') ? 'school' : 'home',
    }),
    sourceOf: () => ({ template, render: rendered }),
    keyOf: ({ address }) => address,
    groupOf: ({ kitchen }) => kitchen,
    rootOf: () => ({ lang: 'fr', direction: 'ltr' }),
    nameOf: ({ kitchen }) => kitchen,
    sendMoved: (_request, response, to) => response.redirect(301, to),
    note: (line) => void notes.push(line),
  })
  const url = await listen(express().use(pages.answer))
  const read = async (path: string) => await fetch(url + path, { redirect: 'manual' })
  return { pages, read, notes, rendered }
}

it('renders a page once, and again after its group is purged', async () => {
  const { pages, read, rendered } = await start(async ({ address }) => page(`<p>${address}</p>`))
  for (const path of ['/soup', '/soup', '/school/bread'])
    expect(await (await read(path)).text()).toContain(path)
  expect(rendered).toHaveBeenCalledTimes(2)
  pages.purge(['school'])
  await read('/soup')
  await read('/school/bread')
  expect(rendered).toHaveBeenCalledTimes(3)
})

it('sends where a page has moved, and asks to come back when its source is away', async () => {
  const { read } = await start(async ({ address }) =>
    address === '/old' ? { kind: 'moved', to: '/new' } : { kind: 'unavailable', page: page('') },
  )
  const moved = await read('/old')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/new'])
  const away = await read('/soup')
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '10'])
  expect(away.headers.get('cache-control')).toBe('no-store')
})

it('sends the page without content, in its language, when it cannot be rendered', async () => {
  const { read, notes } = await start(async () => await Promise.reject(new Error('no salt')))
  const failed = await read('/soup')
  expect([failed.status, await failed.text()]).toEqual([500, '<html lang="fr"><div id="root"></div>'])
  expect(notes.join()).toContain('no salt')
})

it('keeps no page that lacks a part, and says which', async () => {
  const { read, notes, rendered } = await start(async () => ({ ...page(''), missing: ['the oven'] }))
  expect((await read('/soup')).headers.get('cache-control')).toBe('no-store')
  await read('/soup')
  expect(rendered).toHaveBeenCalledTimes(2)
  expect(notes[0]).toBe('Rendered home without the oven')
})
