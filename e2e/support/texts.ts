import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'

const messages = join(import.meta.dirname, '../../apps/web/messages')

/** The texts of one language by area and key, such as `checkout.checkout.title`. */
function readTexts(language: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const collect = (key: string, value: unknown): void => {
    if (typeof value === 'string') found.set(key, value)
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) collect(`${key}.${name}`, part)
  }
  for (const file of readdirSync(join(messages, language)))
    if (file.endsWith('.json'))
      collect(basename(file, '.json'), JSON.parse(readFileSync(join(messages, language, file), 'utf8')))
  return found
}

/** A text of the shop in a language, without parameters. Throws for a key that the language lacks. */
export function textsIn(language: string): (key: string) => string {
  const texts = readTexts(language)
  return (key) => {
    const text = texts.get(key)
    if (text === undefined) throw new Error(`There is no text ${key} in "${language}".`)
    return text
  }
}

/** English texts, and sentences with parameters as patterns, that have another wording in a language. */
function englishOnly(language: string) {
  const own = readTexts(language)
  const known = new Set(own.values())
  const english = [...readTexts('en')].flatMap(([key, text]) => (own.get(key) === text ? [] : [text]))
  const isPlain = (text: string) => !text.includes('{')
  return {
    texts: english.filter((text) => isPlain(text) && /[a-z]/i.test(text) && !known.has(text)),
    patterns: english
      // Plurals and choices have braces within braces.
      .filter((text) => !isPlain(text) && !/\{[^{}]*\{/.test(text))
      .map((text) => text.split(/\{[^{}]*\}/))
      .filter((parts) => /[a-z]{3,}.*[a-z]{3,}/i.test(parts.join(' ')))
      .map(
        (parts) =>
          `^${parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('.+')}$`,
      ),
  }
}

/**
 * The English texts of the shop that a page in another language shows or reads out: its text, and the names, hints and descriptions of
 * its elements.
 */
export async function englishLeftIn(page: Page, language: string): Promise<readonly string[]> {
  const { texts, patterns } = englishOnly(language)
  const shown = await wordsOf(page)
  const plain = new Set(texts)
  const sentences = patterns.map((pattern) => new RegExp(pattern))
  return shown.filter((text) => plain.has(text) || sentences.some((pattern) => pattern.test(text)))
}

/** Each text node that is shown, and what describes an element to those who do not see it. */
export async function wordsOf(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const found = new Set<string>([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element === null || element.closest('script, style, noscript') !== null) continue
      if (element.checkVisibility()) found.add(node.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (!element.checkVisibility()) continue
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        found.add(element.getAttribute(name) ?? '')
    }
    return [...found].filter((text) => text !== '')
  })
}
