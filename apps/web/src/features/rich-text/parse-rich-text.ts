import { marked } from 'marked'
import { partsFromHtml } from './parts-from-html.ts'
import { isHeadingTag, wordsOf, type Part } from './parts.ts'

const blockTag = /<\/?(?:p|div|ul|ol|li|h[1-6]|table|section|article|blockquote)\b[^<>]*>/i
const markdown = /^ {0,3}(?:#{1,6} |[-*+] |\d{1,9}[.)] |> |\|)|\*\*\S|\]\([^()\s]+\)|`[^`\n]+`/m
/** A tag that was written as text, as by an import that escaped the whole of it. */
const escapedTag = /&lt;\/?(?:p|div|ul|ol|li|h[1-6]|br|span|strong|b|em|table)\b/i

/** The safe parts of a text in Markdown, in HTML, or in both: descriptions of products and pages of the owner. */
export function parseRichText(text: string): readonly Part[] {
  if (isHtml(text)) return partsFromHtml(text)
  const parts = partsFromHtml(marked.parse(text, { async: false, breaks: true }))
  return escapedTag.test(text) ? partsFromHtml(wordsOf(parts)) : parts
}

/** The words of a text for search engines and link previews. */
export function richTextWords(text: string, { headings = true } = {}): string {
  const parts = parseRichText(text)
  if (headings) return wordsOf(parts)
  return wordsOf(parts.filter((part) => typeof part === 'string' || !isHeadingTag(part.tag)))
}

/** In HTML as a whole: Markdown would take its indented lines for code. */
const isHtml = (text: string): boolean => blockTag.test(text) && (/^\s*</.test(text) || !markdown.test(text))
