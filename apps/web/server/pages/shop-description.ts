import { existsSync, readFileSync } from 'node:fs'
import { sourceLanguage } from '../../messages/source-language.ts'

/** What the shop's pages say of it where the owner has not described it. A language for tests has no texts of its own. */
export function shopDescriptionIn(language: string): string {
  const messages = new URL('../../messages/', import.meta.url)
  const own = new URL(`${language}/document.json`, messages)
  const file = existsSync(own) ? own : new URL(`${sourceLanguage}/document.json`, messages)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly document: { readonly description: string }
  }
  return texts.document.description
}
