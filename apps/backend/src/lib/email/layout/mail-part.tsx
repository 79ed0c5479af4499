import { Button } from '@react-email/button'
import { Heading } from '@react-email/heading'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment } from 'react'

import type { ItemsPart, MailedItem, Part, RowsPart } from '../email'
import { styles } from './styles'

interface Directed<Of extends Part> {
  readonly part: Of
  readonly direction: 'ltr' | 'rtl'
}

export function MailPart({ part, direction }: Directed<Part>) {
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
        <Section style={{ padding: '8px 0' }}>
          <Button className="mail-button" href={part.url} style={styles.button}>
            {part.label}
          </Button>
        </Section>
      )
    case 'links':
      return (
        <Text className="mail-text" style={styles.text}>
          {part.links.map(({ label, url }, at) => (
            <Fragment key={at}>
              {at > 0 && <br />}
              <Link className="mail-link" href={url} style={styles.link}>
                {label}
              </Link>
            </Fragment>
          ))}
        </Text>
      )
    case 'rows':
      return <Rows part={part} direction={direction} />
    case 'items':
      return <Items part={part} direction={direction} />
  }
}

function Paragraph({ text }: { readonly text: string }) {
  return (
    <Text className="mail-text" style={styles.text}>
      {text.split('\n').map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  )
}

/** Where a line ends: Outlook does not know `text-align: end`. */
const endOf = (direction: 'ltr' | 'rtl') => (direction === 'rtl' ? 'left' : 'right')

function Rows({ part: { rows, hasTotal = false }, direction }: Directed<RowsPart>) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} width="100%">
      <tbody>
        {rows.map(([what, figure], at) => {
          const isTotal = hasTotal && at === rows.length - 1
          const style = { ...styles.cell, ...(isTotal && styles.total) }
          const className = isTotal ? 'mail-text mail-total' : 'mail-text'
          return (
            <tr key={at}>
              <td className={className} style={style}>
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
        {items.map((item, at) => (
          <Item key={at} item={item} hasPictures={hasPictures} direction={direction} />
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
