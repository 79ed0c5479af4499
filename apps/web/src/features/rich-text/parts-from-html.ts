import { addressKind } from '@umber/storefront-core/shop'
import { Parser } from 'htmlparser2'
import { isBlockTag, isEmpty, isHeadingTag, tags, type Element, type Part, type Tag } from './parts.ts'

/** What elements become. Of those that are not named only the content is kept. */
const renamed: Readonly<Record<string, Tag>> = {
  ...Object.fromEntries(tags.map((tag) => [tag, tag])),
  b: 'strong',
  i: 'em',
  s: 'del',
  strike: 'del',
  dt: 'h6',
  dd: 'p',
  section: 'div',
  article: 'div',
  header: 'div',
  footer: 'div',
  main: 'div',
  center: 'div',
  figure: 'div',
}

/** Left out with all that is in them. */
const dropped = new Set(
  'script style iframe object embed template svg math noscript head title textarea select button form video audio canvas'.split(
    ' ',
  ),
)

const withoutContent: ReadonlySet<Tag> = new Set(['br', 'hr', 'img', 'td', 'th'])

type Attributes = Readonly<Record<string, string | undefined>>
type Open = Omit<Element, 'tag' | 'parts'> & { readonly tag: Tag | undefined; readonly parts: Part[] }

/** The safe parts of HTML: known elements without attributes but safe addresses, placed where a browser leaves them. */
export function partsFromHtml(html: string): readonly Part[] {
  const root: Open = { tag: undefined, parts: [] }
  const open: Open[] = [root]
  let dropping = 0
  const last = () => open.at(-1) ?? root
  const isIn = (wanted: (tag: Tag) => boolean) => open.some(({ tag }) => tag !== undefined && wanted(tag))
  /** Elsewhere a browser would move or close elements, and the page would not be the one that was served. */
  const fits = (tag: Tag): boolean => {
    if (isBlockTag(tag) && isIn((one) => one === 'p' || isHeadingTag(one))) return false
    if (tag === 'tr') return isIn((one) => one === 'table')
    if (tag === 'td' || tag === 'th') return isIn((one) => one === 'tr')
    return tag !== 'a' || !isIn((one) => one === 'a')
  }
  /** Of each open element; elements whose tag is left out have none. */
  const names: (Tag | undefined)[] = []
  const parser = new Parser({
    onopentag(name, attributes: Attributes) {
      if (dropping > 0 || dropped.has(name)) {
        dropping += 1
        return
      }
      if (name === 'input' && attributes['type'] === 'checkbox')
        last().parts.push(attributes['checked'] === undefined ? '☐ ' : '☑ ')
      const known = renamed[name]
      const kept = known !== undefined && fits(known) ? keptOf(known, attributes) : undefined
      names.push(kept?.tag)
      if (kept !== undefined) open.push({ ...kept, parts: [] })
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
      if (withoutContent.has(tag) || !isEmpty(closed.parts)) last().parts.push({ ...closed, tag })
    },
  })
  parser.end(html)
  return root.parts
}

/** An element with what it keeps of its attributes. Of a link or a picture that is not safe nothing is kept. */
function keptOf(tag: Tag, attributes: Attributes): Omit<Element, 'parts'> | undefined {
  if (tag === 'a') {
    const href = attributes['href']?.trim() ?? ''
    return addressKind(href) === undefined ? undefined : { tag, href }
  }
  if (tag === 'img') {
    const src = attributes['src']?.trim() ?? ''
    const kind = addressKind(src)
    return kind === 'shop' || kind === 'web' ? { tag, src, alt: attributes['alt'] ?? '' } : undefined
  }
  const start = tag === 'ol' ? Number.parseInt(attributes['start'] ?? '', 10) : Number.NaN
  return Number.isNaN(start) ? { tag } : { tag, start }
}
