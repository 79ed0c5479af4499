import { Parser } from 'htmlparser2'
import { marked } from 'marked'
import { hasTags } from './has-markup.ts'

/** A part of a description: words, or an element of the safe subset. */
export type Part = string | Element

export interface Element {
  readonly tag: Tag
  /** Of a link: to the web, to a mailbox or a telephone, or within the shop. */
  readonly href?: string
  readonly parts: readonly Part[]
}

const blocks = [
  'p',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'tr',
  'td',
  'th',
  'hr',
  'div',
] as const
const inlines = ['strong', 'em', 'a', 'br', 'sub', 'sup'] as const
export type Tag = (typeof blocks)[number] | (typeof inlines)[number]

/** What other elements become. The page's own headings are above them. */
const renamed: Readonly<Record<string, Tag>> = {
  ...Object.fromEntries([...blocks, ...inlines].map((tag) => [tag, tag])),
  b: 'strong',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  dt: 'h4',
  dd: 'p',
  pre: 'p',
  section: 'div',
  article: 'div',
  header: 'div',
  footer: 'div',
  main: 'div',
  center: 'div',
  figure: 'div',
}

/** Left out with all that is in them. Of any other element only the content is kept. */
const dropped = new Set(
  'script style iframe object embed template svg math noscript head title textarea select button form video audio canvas'.split(
    ' ',
  ),
)

const isBlock = (part: Part): part is Element =>
  typeof part !== 'string' && (blocks as readonly string[]).includes(part.tag)

/** Whether the parts are a line of text, which may have line breaks of its own. */
export const isInline = (parts: readonly Part[]): boolean => !parts.some(isBlock)

/** The safe parts of a description in HTML, in Markdown, or in both. */
export function parseDescription(text: string): readonly Part[] {
  const html = hasTags(text) ? text : marked.parse(text, { async: false, breaks: true })
  const parts = partsOf(html)
  const words = textOf(parts)
  // Tags that were written as text, with entities.
  return !hasTags(text) && hasTags(words) ? partsOf(words) : parts
}

/** A description without any markup, for search engines and link previews. */
export const descriptionText = (text: string): string => textOf(parseDescription(text))

interface Open {
  readonly tag: Tag | undefined
  readonly href?: string
  readonly parts: Part[]
}

function partsOf(html: string): readonly Part[] {
  const root: Open = { tag: undefined, parts: [] }
  const open: Open[] = [root]
  let dropping = 0
  const last = () => open.at(-1) ?? root
  const isIn = (tag: Tag) => open.some((one) => one.tag === tag)
  /** Rows and cells are only of a table, and no link is in a link: a browser would move them. */
  const fits = (tag: Tag) =>
    tag === 'tr' ? isIn('table') : tag === 'td' || tag === 'th' ? isIn('tr') : tag !== 'a' || !isIn('a')
  /** Elements whose tag is left out have none. */
  const names: (Tag | undefined)[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (dropping > 0 || dropped.has(name)) {
        dropping += 1
        return
      }
      const known = renamed[name]
      const tag = known !== undefined && fits(known) ? known : undefined
      names.push(tag)
      if (tag === undefined) return
      const href = tag === 'a' ? safeAddress(attributes['href']) : undefined
      open.push({ tag, ...(href !== undefined && { href }), parts: [] })
    },
    ontext(words) {
      const { tag, parts } = last()
      // Between rows there are no words, and a browser would move them out of the table.
      if (dropping === 0 && tag !== 'table' && tag !== 'tr') parts.push(words)
    },
    onclosetag() {
      if (dropping > 0) {
        dropping -= 1
        return
      }
      const tag = names.pop()
      if (tag === undefined) return
      const closed = open.pop() ?? root
      const isEmpty = !['br', 'hr', 'td', 'th'].includes(tag) && textOf(closed.parts) === ''
      if (!isEmpty) last().parts.push({ ...closed, tag, parts: closed.parts })
    },
  })
  parser.end(html)
  return root.parts
}

function safeAddress(href: string | undefined): string | undefined {
  const address = href?.trim() ?? ''
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address) ? address : undefined
}

function textOf(parts: readonly Part[]): string {
  const words = parts.map((part) => {
    if (typeof part === 'string') return part.replaceAll(/[ \t\r\n]+/g, ' ')
    if (part.tag === 'br') return '\n'
    const inner = textOf(part.parts)
    if (part.tag === 'td' || part.tag === 'th') return `${inner} `
    return isBlock(part) ? `\n${inner}\n` : inner
  })
  return words
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
