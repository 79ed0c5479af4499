// @vitest-environment node
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { contact } from '@umber/sample-store/copy'
import { expect, it } from 'vitest'

const page = readFileSync(resolve(import.meta.dirname, '../index.html'), 'utf8')

it('[F-122] the page without scripts has the contact page’s email address and phone number', () => {
  const [, words = ''] = /<noscript>(.*?)<\/noscript>/s.exec(page) ?? []
  for (const { href, words: shown } of [contact.email, contact.phone]) {
    expect(words).toContain(`href="${href}"`)
    expect(words).toContain(shown)
  }
})
