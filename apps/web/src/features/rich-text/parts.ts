/** A part of a text: words, or an element of the safe subset. */
export type Part = string | Element

export interface Element {
  readonly tag: Tag
  /** Of a link: a page of the shop or of the web, a mailbox or a telephone. */
  readonly href?: string
  /** Of a picture: in the shop or in the web. */
  readonly src?: string
  readonly alt?: string
  /** Of a numbered list: its first number. */
  readonly start?: number
  readonly parts: readonly Part[]
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
const blocks = [
  ...headings,
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'table',
  'tr',
  'td',
  'th',
  'hr',
  'div',
] as const
const inlines = ['strong', 'em', 'del', 'code', 'a', 'br', 'sub', 'sup', 'img'] as const
export type HeadingTag = (typeof headings)[number]
export type Tag = (typeof blocks)[number] | (typeof inlines)[number]
export const tags: readonly Tag[] = [...blocks, ...inlines]

export const isBlockTag = (tag: Tag): boolean => (blocks as readonly Tag[]).includes(tag)
export const isHeadingTag = (tag: Tag): tag is HeadingTag => (headings as readonly Tag[]).includes(tag)

/** Whether the parts are a line of text, which may have line breaks of its own. */
export const isInline = (parts: readonly Part[]): boolean =>
  !parts.some((part) => typeof part !== 'string' && isBlockTag(part.tag))

/** Neither words nor a picture nor a rule. */
export const isEmpty = (parts: readonly Part[]): boolean =>
  parts.every((part) =>
    typeof part === 'string'
      ? part.trim() === ''
      : part.tag !== 'img' && part.tag !== 'hr' && isEmpty(part.parts),
  )

/** The words of parts, a line for each block. */
export function wordsOf(parts: readonly Part[]): string {
  const words = (some: readonly Part[]): string =>
    some
      .map((part) => {
        if (typeof part === 'string') return part.replaceAll(/[ \t\r\n]+/g, ' ')
        if (part.tag === 'br') return '\n'
        const inner = words(part.parts)
        if (part.tag === 'td' || part.tag === 'th') return `${inner} `
        return isBlockTag(part.tag) ? `\n${inner}\n` : inner
      })
      .join('')
  return words(parts)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** All words as they are written, in one piece. */
export const rawWords = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : rawWords(part.parts))).join('')
