import { lexer, type MarkedToken, type Token } from 'marked'
import { Fragment, use, type ReactNode } from 'react'
import { OwnLink } from '../../ui/primitives/own-link.tsx'
import { PictureAddress } from '../../ui/primitives/picture-address.ts'
import { classNames } from '../../ui/class-names.ts'

interface MarkdownProps {
  readonly text: string
  /** The level of the text's highest headings. */
  readonly level?: 2 | 3
}

/**
 * Markdown as React elements. HTML in it is shown as it was typed, and an address that is not one of the web, of mail or of a
 * telephone is left out: nothing of the text can run.
 */
export function Markdown({ text, level = 2 }: MarkdownProps) {
  const tokens = lexer(text)
  const depths = tokens.flatMap((token) => (token.type === 'heading' ? Number(token['depth']) : []))
  const raise = level - Math.min(...depths, 6)
  return <div className="flex max-w-reading flex-col gap-4">{blocks(tokens, raise)}</div>
}

const headings = {
  2: 'mt-6 font-display font-heading text-h2',
  3: 'mt-4 font-display font-heading text-h3',
  4: 'mt-2 text-body font-medium',
} as const

const list = 'flex flex-col gap-2 pl-5'
const cell = 'border-b border-line py-2 pr-4 text-left align-top'

/** The elements of parts that stand below each other. `raise` is added to the depth of headings. */
function blocks(tokens: readonly Token[], raise: number): ReactNode {
  return tokens.map((token, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
    <Fragment key={at}>{block(token as MarkedToken, raise)}</Fragment>
  ))
}

function block(token: MarkedToken, raise: number): ReactNode {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all others stand within a line
  switch (token.type) {
    case 'heading': {
      const level = Math.max(2, Math.min(token.depth + raise, 4)) as keyof typeof headings
      const Tag = `h${level}` as const
      return (
        <Tag className={classNames('text-ink', headings[level])} dir="auto">
          {inline(token.tokens)}
        </Tag>
      )
    }
    case 'paragraph':
      return (
        <p className="wrap-anywhere" dir="auto">
          {inline(token.tokens)}
        </p>
      )
    case 'list': {
      const items = token.items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
        <li key={at} dir="auto">
          {blocks(item.tokens, raise)}
        </li>
      ))
      if (!token.ordered) return <ul className={`list-disc ${list}`}>{items}</ul>
      return (
        <ol className={`list-decimal ${list}`} start={token.start === '' ? undefined : token.start}>
          {items}
        </ol>
      )
    }
    case 'blockquote':
      return (
        <blockquote className="flex flex-col gap-4 border-l border-line pl-4 text-ink-2">
          {blocks(token.tokens, raise)}
        </blockquote>
      )
    case 'code':
      return (
        <pre className="overflow-x-auto bg-sunk p-4 text-small">
          <code>{token.text}</code>
        </pre>
      )
    case 'table':
      return (
        // A wide table scrolls by itself.
        <div className="overflow-x-auto">
          <table className="w-full border-collapse">
            <thead>
              <tr>
                {token.header.map(({ tokens, text }) => (
                  <th key={text} scope="col" className={`${cell} font-medium`}>
                    {inline(tokens)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {token.rows.map((cells, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- rows have no other name
                <tr key={at}>
                  {cells.map(({ tokens }, column) => (
                    // oxlint-disable-next-line react/no-array-index-key -- cells have no other name
                    <td key={column} className={cell}>
                      {inline(tokens)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'hr':
      return <hr className="border-line" />
    case 'space':
    case 'def':
      return null
    case 'html':
      return token.text.trim() === '' ? null : <p className="wrap-anywhere">{token.text}</p>
    default:
      // A line of a list that has no paragraph of its own.
      return inline([token])
  }
}

function inline(tokens: readonly Token[] | undefined): ReactNode {
  return tokens?.map((token, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
    <Fragment key={at}>{piece(token as MarkedToken)}</Fragment>
  ))
}

function piece(token: MarkedToken): ReactNode {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- no others stand within a line
  switch (token.type) {
    case 'strong':
      return <strong className="font-medium">{inline(token.tokens)}</strong>
    case 'em':
      return <em>{inline(token.tokens)}</em>
    case 'del':
      return <del>{inline(token.tokens)}</del>
    case 'codespan':
      return <code className="bg-sunk px-1 text-small">{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return isSafe(token.href) ? (
        <OwnLink
          url={token.href}
          className="underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {inline(token.tokens)}
        </OwnLink>
      ) : (
        inline(token.tokens)
      )
    case 'image':
      return <OwnPicture address={token.href} alt={token.text} />
    case 'text':
      return token.tokens === undefined ? withEntities(token.text) : inline(token.tokens)
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    default:
      return 'text' in token && typeof token.text === 'string' ? token.text : ''
  }
}

function OwnPicture({ address, alt }: { readonly address: string; readonly alt: string }) {
  const addressOf = use(PictureAddress)
  if (!/^(?:https?:\/\/[^/\\]|\/(?![/\\]))/i.test(address)) return alt
  return <img src={addressOf(address)} alt={alt} loading="lazy" decoding="async" className="max-w-full" />
}

/** A path of the shop, which `//host` is not, or an address that no script can be. */
const isSafe = (address: string): boolean =>
  /^(?:\/(?![/\\])|https?:\/\/[^/\\]|mailto:|tel:)[^\s\\]*$/i.test(address)

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
  '&copy;': '©',
}

/** Markdown takes these over from HTML. */
const withEntities = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp|copy);/g, (entity) => entities[entity] ?? entity)

/** The words of a text without its marks, for search engines. */
export function plainWords(text: string): string {
  const words = (tokens: readonly Token[]): string =>
    (tokens as readonly MarkedToken[])
      .map((token) => {
        if (token.type === 'list') return words(token.items)
        if ('tokens' in token && token.tokens !== undefined) return words(token.tokens)
        if (token.type === 'text' || token.type === 'codespan') return withEntities(token.text)
        return ' '
      })
      .join('')
  return lexer(text)
    .filter(({ type }) => type !== 'heading')
    .map((token) => words([token]))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
