// @vitest-environment node
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { tokenStorageKey } from '@umber/storefront-core/auth'
import { cartStorageKey, linesStorageKey } from '@umber/storefront-core/cart'
import { checkoutStorageKey } from '@umber/storefront-core/checkout'
import { brandName, storageKeyPrefix } from '../../src/content/brand.ts'
import { withDocumentWords } from '../../tools/messages/document-words.ts'
import { contact } from '../../src/content/contact.ts'

const source = readFileSync(resolve(import.meta.dirname, '../../index.html'), 'utf8')
const page = withDocumentWords(source, 'en')

it('[F-122] the page without scripts has the contact page’s email address and phone number', () => {
  const [, words = ''] = /<noscript>(.*?)<\/noscript>/s.exec(page) ?? []
  for (const { href, words: shown } of [contact.email, contact.phone]) {
    expect(words).toContain(`href="${href}"`)
    expect(words).toContain(shown)
  }
})

it('the page without scripts has the name of the shop', () => {
  const name = brandName.replaceAll('&', '&amp;')
  expect(page).toContain(`<title>${name}</title>`)
  expect(page).toContain(`aria-label="Loading ${name}"`)
})

it('the inline script reads what the shop stores', () => {
  const keys = [...page.matchAll(/stored\('([^']+)'\)/g)].map(([, key]) => key)
  expect(new Set(keys)).toEqual(
    new Set([
      `${storageKeyPrefix}theme`,
      `${storageKeyPrefix}${cartStorageKey}`,
      `${storageKeyPrefix}${linesStorageKey}`,
      `${storageKeyPrefix}${checkoutStorageKey}`,
      tokenStorageKey,
    ]),
  )
})

it('has an icon for those who ask for no page, in the sizes that a browser shows', () => {
  const icon = readFileSync(resolve(import.meta.dirname, '../../public/favicon.ico'))
  const [kind, count] = [icon.readUInt16LE(2), icon.readUInt16LE(4)]
  const widths = Array.from({ length: count }, (_, index) => icon.readUInt8(6 + 16 * index))
  expect({ kind, widths }).toEqual({ kind: 1, widths: [16, 32, 48] })
  expect(page).toContain('href="/favicon.ico"')
})
