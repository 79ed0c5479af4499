import { use, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { OwnLink } from '../../ui/primitives/own-link.tsx'
import { PictureAddress } from '../../ui/primitives/picture-address.ts'
import { parseRichText } from './parse-rich-text.ts'
import { isHeadingTag, isInline, rawWords, type Element, type Part } from './parts.ts'

interface RichTextProps {
  readonly text: string
  /** Of its highest headings: 2 for a text that is a page, 3 for one on a page. */
  readonly level: 2 | 3
  readonly className?: string
}

/** A text in Markdown or HTML as React elements of the safe subset: nothing of the text can run. */
export function RichText({ text, level, className }: RichTextProps) {
  const parts = parseRichText(text)
  const show: Show = { level, raise: level - Math.min(...depthsIn(parts), 6) }
  return (
    <div className={classNames('flex max-w-reading flex-col', className)} dir="auto">
      {inParagraphs(parts).map((part, at) => shown(part, at, show))}
    </div>
  )
}

interface Show {
  readonly level: 2 | 3
  /** Added to the depth of headings. */
  readonly raise: number
}

const depthOf = (tag: string): number => Number(tag.slice(1))

const depthsIn = (parts: readonly Part[]): readonly number[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return []
    return isHeadingTag(part.tag) ? [depthOf(part.tag)] : depthsIn(part.parts)
  })

/** Words between blocks become paragraphs of their own. */
function inParagraphs(parts: readonly Part[]): readonly Part[] {
  const elements: Element[] = []
  let line: Part[] = []
  const end = () => {
    if (line.some((part) => typeof part !== 'string' || part.trim() !== ''))
      elements.push({ tag: 'p', parts: line })
    line = []
  }
  for (const part of parts) {
    if (typeof part === 'string' || isInline([part])) line.push(part)
    else {
      end()
      elements.push(part)
    }
  }
  end()
  return elements
}

/** By the level of the text: on a product's page they are quieter than the page's own. */
const headings = {
  2: {
    h2: 'mt-6 font-display font-heading text-h2',
    h3: 'mt-4 font-display font-heading text-h3',
    h4: 'mt-2 text-body font-medium',
  },
  3: { h2: '', h3: 'text-lead font-medium', h4: 'font-medium' },
} as const

const looks: Readonly<Partial<Record<Element['tag'], string>>> = {
  strong: 'font-medium',
  code: 'bg-sunk px-1 text-small',
  ul: 'flex list-disc flex-col gap-2 ps-5',
  ol: 'flex list-decimal flex-col gap-2 ps-5',
  blockquote: 'flex flex-col gap-4 border-s border-line ps-4 text-ink-2',
  div: 'flex flex-col gap-3',
  p: 'wrap-anywhere',
  hr: 'border-line',
}

function shown(part: Part, at: number, show: Show): ReactNode {
  if (typeof part === 'string') return part
  const { tag, parts } = part
  const inside = (some: readonly Part[]) => some.map((one, place) => shown(one, place, show))
  if (isHeadingTag(tag)) {
    const Heading = `h${Math.max(show.level, Math.min(depthOf(tag) + show.raise, 4)) as 2 | 3 | 4}` as const
    return (
      <Heading key={at} className={classNames('text-ink', headings[show.level][Heading])} dir="auto">
        {inside(parts)}
      </Heading>
    )
  }
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others have nothing of their own
  switch (tag) {
    case 'br':
    case 'hr': {
      const Empty = tag
      return <Empty key={at} className={looks[tag]} />
    }
    case 'img':
      return <OwnPicture key={at} address={part.src ?? ''} alt={part.alt ?? ''} />
    case 'a':
      return (
        <OwnLink
          key={at}
          url={part.href ?? ''}
          className="underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {inside(parts)}
        </OwnLink>
      )
    case 'table':
      return <Table key={at} rows={parts.filter((row) => typeof row !== 'string')} show={show} />
    case 'pre':
      return (
        <pre key={at} className="overflow-x-auto bg-sunk p-4 text-small">
          <code>{rawWords(parts)}</code>
        </pre>
      )
    case 'ul':
    case 'ol': {
      const List = tag
      return (
        <List key={at} className={looks[tag]} {...(tag === 'ol' && { start: part.start })}>
          {inside(parts.filter((one) => typeof one !== 'string'))}
        </List>
      )
    }
    default: {
      const Tag = tag
      const hasDirection = tag === 'p' || tag === 'li'
      // What has blocks below each other has no words beside them.
      const isLine = tag === 'p' || (isInline(parts) && tag !== 'div' && tag !== 'blockquote')
      return (
        <Tag key={at} className={looks[tag]} {...(hasDirection && { dir: 'auto' })}>
          {inside(isLine ? parts : inParagraphs(parts))}
        </Tag>
      )
    }
  }
}

const cell = 'border-b border-line py-2 pe-4 text-start align-top'

/** A wide table scrolls by itself. Rows of headings at its top are its head. */
function Table({ rows, show }: { readonly rows: readonly Element[]; readonly show: Show }) {
  const isHead = ({ parts }: Element) => parts.every((one) => typeof one === 'string' || one.tag === 'th')
  const begin = rows.findIndex((row) => !isHead(row))
  const head = begin > 0 ? rows.slice(0, begin) : []
  const inRows = (some: readonly Element[], scope: 'col' | 'row') =>
    some.map(({ parts }, row) => (
      // oxlint-disable-next-line react/no-array-index-key -- rows have no other name
      <tr key={row}>
        {parts
          .filter((one) => typeof one !== 'string')
          .map(({ tag, parts: words }, column) => {
            const content = (isInline(words) ? words : inParagraphs(words)).map((one, at) =>
              shown(one, at, show),
            )
            return tag === 'th' ? (
              // oxlint-disable-next-line react/no-array-index-key -- cells have no other name
              <th key={column} scope={scope} className={`${cell} font-medium`}>
                {content}
              </th>
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- cells have no other name
              <td key={column} className={cell}>
                {content}
              </td>
            )
          })}
      </tr>
    ))
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse border-t border-line">
        {head.length > 0 && <thead>{inRows(head, 'col')}</thead>}
        <tbody>{inRows(rows.slice(head.length), 'row')}</tbody>
      </table>
    </div>
  )
}

function OwnPicture({ address, alt }: { readonly address: string; readonly alt: string }) {
  const addressOf = use(PictureAddress)
  return <img src={addressOf(address)} alt={alt} loading="lazy" decoding="async" className="max-w-full" />
}
