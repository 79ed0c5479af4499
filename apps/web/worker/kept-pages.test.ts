import { expect, it } from 'vitest'
import { createKeptPages, freshFor, longestKept, type PageStore } from './kept-pages.ts'
import { withReadPages } from './offline-page.ts'

/** In the order in which they were put, as in a browser. */
function memory(): PageStore {
  const kept = new Map<string, Response>()
  const urlOf = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : key, 'https://shop.example').href
  return {
    match: async (key) => kept.get(urlOf(key))?.clone(),
    put: async (key, answer) => void kept.set(urlOf(key), answer),
    delete: async (key) => kept.delete(urlOf(key)),
    keys: async () => [...kept.keys()].map((key) => new Request(key)),
  }
}

function setUp() {
  const store = memory()
  const time = { now: 1_000_000 }
  return {
    store,
    time,
    pages: createKeptPages(
      async () => store,
      () => time.now,
    ),
  }
}

function page(title: string, more: ResponseInit = {}): Response {
  const answer = new Response(`<html><title>${title}</title>`, {
    headers: { 'content-type': 'text/html', 'set-cookie': 'a=b', 'content-security-policy': 'x' },
    ...more,
  })
  Object.defineProperty(answer, 'type', { value: 'basic' })
  return answer
}

it('a page is found as it was read, until it is too old', async () => {
  const { pages, time } = setUp()
  await pages.keep('/product/a', page('A &amp; B'))
  const found = await pages.find('/product/a')
  expect(await found?.text()).toContain('A &amp; B')
  expect(found?.headers.get('content-security-policy')).toBe('x')
  expect(found?.headers.has('set-cookie')).toBe(false)
  expect(await pages.isFresh('/product/a')).toBe(true)
  time.now += freshFor
  expect(await pages.isFresh('/product/a')).toBe(false)
  time.now += longestKept
  expect(await pages.find('/product/a')).toBeUndefined()
  expect(await pages.list(() => true)).toEqual([])
})

it('forty pages are kept, those that were read last', async () => {
  const { pages, store } = setUp()
  await pages.keep('/product/0', page('0'))
  for (let count = 1; count < 40; count += 1) await pages.keep(`/product/${count}`, page(`${count}`))
  await pages.keep('/product/0', page('0'))
  await pages.keep('/product/40', page('40'))
  expect(await store.keys()).toHaveLength(40)
  expect(await pages.find('/product/0')).toBeDefined()
  expect(await pages.find('/product/1')).toBeUndefined()
})

it('a page that is gone is forgotten, and one that failed stays as it was', async () => {
  const { pages } = setUp()
  await pages.keep('/product/a', page('A'))
  await pages.keep('/product/a', page('', { status: 503 }))
  expect(await pages.find('/product/a')).toBeDefined()
  await pages.keep('/product/a', page('', { status: 404 }))
  expect(await pages.find('/product/a')).toBeUndefined()
})

it('what was read is listed once, the youngest first, in its locale', async () => {
  const { pages } = setUp()
  await pages.keep('/product/a', page('A'))
  await pages.keep('/de-in/product/a', page('A auf Deutsch'))
  await pages.keep('/about', page('About | Umber &amp; Ecru'))
  await pages.keep('/product/a?color=Ecru', page('A'))
  const list = await pages.list((path) => !path.startsWith('/de-in'))
  expect(list).toEqual([
    { key: '/product/a?color=Ecru', title: 'A' },
    { key: '/about', title: 'About' },
  ])
})

it('the offline page links to what was read, whatever is in it', () => {
  const empty = '<h2>Read</h2><ul id="read">None.</ul>'
  expect(withReadPages(empty, [])).toBe(empty)
  expect(withReadPages(empty, [{ key: '/a?x="><b>&$&', title: 'A &amp; $&amp;' }])).toBe(
    '<h2>Read</h2><ul id="read"><li><a href="/a?x=&quot;>&lt;b>&amp;$&amp;">A &amp; $&amp;</a></li></ul>',
  )
})
