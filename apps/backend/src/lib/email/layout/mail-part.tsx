import { Button } from '@react-email/button'
import { Heading } from '@react-email/heading'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment, type ReactElement } from 'react'

import type { ItemsPart, LinksPart, MailedItem, Part, RowsPart } from '../email'
import { keyed } from './keyed'
import { styles } from './styles'

interface Directed<Of extends Part> {
  readonly part: Of
  readonly direction: 'ltr' | 'rtl'
}

export function MailPart({ part, direction }: Directed<Part>): ReactElement {
  if (typeof part === 'string') return <Paragraph text={part} />
  switch (part.kind) {
    case 'heading':
      return (
        <Heading as="h2" className="mail-text" style={styles.heading}>
          {part.text}
        </Heading>
      )
    case 'link':
      return (
        <Section style={styles.buttonRow}>
          <Button className="mail-button" href={part.url} style={styles.button}>
            {part.label}
          </Button>
        </Section>
      )
    case 'links':
      return <Links part={part} />
    case 'rows':
      return <Rows part={part} direction={direction} />
    case 'items':
    default:
      return <Items part={part} direction={direction} />
  }
}

function Links({ part: { links } }: { readonly part: LinksPart }) {
  return (
    <Text className="mail-text" style={styles.text}>
      {keyed(links).map(({ key, entry: { label, url }, isFirst }) => (
        <Fragment key={key}>
          {!isFirst && <br />}
          <Link className="mail-link" href={url} style={styles.link}>
            {label}
          </Link>
        </Fragment>
      ))}
    </Text>
  )
}

function Paragraph({ text }: { readonly text: string }) {
  return (
    <Text className="mail-text" style={styles.text}>
      {keyed(text.split('\n')).map(({ key, entry, isFirst }) => (
        <Fragment key={key}>
          {!isFirst && <br />}
          <WithWholeNumbers text={entry} />
        </Fragment>
      ))}
    </Text>
  )
}

/** The number of an order or a document, such as UE-000105: a line does not end after its hyphen. */
const hyphenated = /([\p{L}\d]{1,24}-\d{3,24})/u

function WithWholeNumbers({ text }: { readonly text: string }) {
  return keyed(text.split(hyphenated)).map(({ key, entry }, at) =>
    at % 2 === 0 ? (
      entry
    ) : (
      <span key={key} style={styles.whole}>
        {entry}
      </span>
    ),
  )
}

/** Where a line ends: Outlook does not know `text-align: end`. */
const endOf = (direction: 'ltr' | 'rtl') => (direction === 'rtl' ? 'left' : 'right')

function Rows({ part: { rows, hasTotal = false }, direction }: Directed<RowsPart>) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} width="100%">
      <tbody>
        {keyed(rows).map(({ key, entry: [what, figure], isLast }) => {
          const isTotal = hasTotal && isLast
          const style = { ...styles.cell, ...(isTotal && styles.total) }
          const className = isTotal ? 'mail-text mail-total' : 'mail-text'
          return (
            <tr key={key}>
              <td className={className} style={{ ...style, ...styles.label }}>
                {what}
              </td>
              <td className={className} style={{ ...style, textAlign: endOf(direction) }}>
                {figure}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Items({ part: { items }, direction }: Directed<ItemsPart>) {
  const hasPictures = items.some(({ picture }) => picture !== undefined)
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} width="100%">
      <tbody>
        {keyed(items).map(({ key, entry }) => (
          <Item key={key} item={entry} hasPictures={hasPictures} direction={direction} />
        ))}
      </tbody>
    </table>
  )
}

interface ItemProps {
  readonly item: MailedItem
  readonly hasPictures: boolean
  readonly direction: 'ltr' | 'rtl'
}

function Item({ item: { title, variant, quantity, amount, picture }, hasPictures, direction }: ItemProps) {
  return (
    <tr>
      {hasPictures && (
        <td style={styles.pictureCell}>
          {picture !== undefined && (
            <Img src={picture} alt="" width={64} height={80} style={styles.picture} />
          )}
        </td>
      )}
      <td className="mail-text" style={styles.cell}>
        {quantity} × {title}
        {variant !== undefined && (
          <>
            <br />
            <span className="mail-quiet" style={styles.quiet}>
              {variant}
            </span>
          </>
        )}
      </td>
      {amount !== undefined && (
        <td
          className="mail-text"
          style={{ ...styles.cell, textAlign: endOf(direction), whiteSpace: 'nowrap' }}
        >
          {amount}
        </td>
      )}
    </tr>
  )
}
