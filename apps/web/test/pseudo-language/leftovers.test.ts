import { createFakeBackend } from '@umber/fake-backend'
import * as sampleStore from '@umber/sample-store'
import { expect, it } from 'vitest'
import type { RenderedPage } from '@umber/page-server'
import { brandName } from '../../src/content/brand.ts'
import { contact } from '../../src/content/contact.ts'
import { createRenderer } from '../../src/entry-server.tsx'
import { printedMenu } from '../../src/features/layout/menu-sections.ts'
import { language } from '../../src/i18n/language.ts'
import { pages as records } from '../../src/pages/index.ts'

// Every text of the catalogue has accents here. What has none is outside of it, or comes from the backend or the owner.

const examples: Readonly<Record<string, string>> = {
  '/category/:slug': 'women',
  '/product/:slug': 'linen-shirt',
}

/** Those of every record; a page of a parameter that the backend does not know is one that is not found. */
const pages = [
  ...Object.values(records).map(({ path }) =>
    path.replace(/:\w+/, (name) => examples[path] ?? name.slice(1)),
  ),
  '/category/women?color=white',
  '/search?q=linen',
  '/search?q=nothing-of-that-name',
  '/no-such-page',
]

/** What a person sees, hears or reads in a list of results. */
function textsOf({ head, body }: RenderedPage): readonly string[] {
  const markup = `${head}${body}`.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  const attributes = [
    ...markup.matchAll(/\s(?:aria-label|aria-valuetext|alt|title|placeholder|content)="([^"]*)"/g),
  ].map(([, text = '']) => text)
  const structured = [
    ...`${head}${body}`.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ].flatMap(([, json = '']) => namesIn(JSON.parse(json)))
  return [...attributes, ...structured, ...markup.split(/<[^>]*>/)]
    .map((text) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').trim())
    .filter((text) => /[A-Za-z]{3}/.test(text))
}

/** What structured data has for people; the rest of it is for machines. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' && /^(?:name|description|text|headline|alternateName|caption)$/.test(key)
      ? [one]
      : namesIn(one),
  )
}

it('is the language of these tests', () => expect(language.code).toBe('en-XA'))

it.each(['live', 'showcase'] as const)('leaves no text of the %s untranslated', async (preset) => {
  const backend = createFakeBackend()
  const data = JSON.stringify([sampleStore, backend.database, printedMenu, brandName, contact])
  const config = {
    backendUrl: 'https://backend.example',
    publishableKey: sampleStore.publishableKey,
    featuredProductIds: [],
    socialLinks: [],
    preset,
  }
  const render = createRenderer({ config, fetch: backend.fetch, note: () => {} })
  const isData = (text: string) =>
    text
      .split(/, | \| |\s*\n\s*|…| (?=₹)/)
      .every((part) => !/[A-Za-z]{3}/.test(part) || data.includes(part) || isTechnical(part))
  const leftovers: string[] = []
  for (const address of pages) {
    const answer = await render({ address, origin: 'https://shop.example' })
    if (answer.kind === 'moved') continue
    const page = answer.kind === 'page' ? answer : answer.page
    leftovers.push(
      ...textsOf(page)
        .filter((text) => !/[\u00C0-\u024F\u1E00-\u1EFF]/.test(text) && !isData(text))
        .map((text) => `${address}: ${text}`),
    )
  }
  expect(leftovers).toEqual([])
})

/** Values for machines, and the names of the backend's shipping options. */
const isTechnical = (text: string): boolean =>
  /^(?:https?:|\/)|^(?:website|product|noindex|summary_large_image|summary|(?:Standard|Express|Overnight) Shipping|width=device-width.*)$/.test(
    text,
  )
