import { mailLanguage } from '../../email/messages/mail-language'
import type { DocumentLine, IssuedDocument, Party } from '../document-content'
import { isOfRefund } from '../voiding-note-content'
import { documentWords } from '../words/document-words'
import { Sheet, type Column, type TextStyle } from './sheet'

const quiet: TextStyle = { size: 7.5, color: '#6b655d' }
const strong: TextStyle = { weight: 600 }

/** An issued document as a PDF, from nothing but what was frozen with it, in the language of the order. */
export async function documentPdf({ kind, number, issuedAt, content }: IssuedDocument): Promise<Buffer> {
  const { locale, country, currency, seller } = content
  const language = mailLanguage(locale, country)
  const words = documentWords(locale)
  const format = {
    money: (amount: number) => language.money(amount, currency),
    day: (at: string) =>
      new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at)),
    number: (value: number) => new Intl.NumberFormat(language.tag).format(value),
    rate: (rate: number) =>
      new Intl.NumberFormat(language.tag, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100),
  }
  const title = `${kind === 'invoice' ? words.invoice : words.creditNote} ${number}`
  const sheet = new Sheet(language.direction, {
    title,
    author: seller.name,
    tag: language.tag,
    at: new Date(issuedAt),
  })
  const all: Column = { from: 0, width: sheet.width }

  const heading = kind === 'invoice' ? words.invoice : words.creditNote
  const half = sheet.width / 2
  const left: Column = { from: 0, width: half - 12 }
  const right: Column = { from: half, width: half }
  const names = sheet.write(heading, left, sheet.y, { size: 20, weight: 600 })
  const facts = [
    [kind === 'invoice' ? words.invoiceNumber : words.creditNoteNumber, number],
    [words.date, format.day(issuedAt)],
    [words.order, content.order.number],
    [words.orderDate, format.day(content.order.placedAt)],
    ...(content.dueAt === undefined ? [] : [[words.dueBy, format.day(content.dueAt)] as const]),
  ] as const
  let y = sheet.y
  for (const [name, value] of facts) {
    const name0 = sheet.write(name, { from: half, width: half * 0.45 }, y, { color: '#6b655d' })
    const value0 = sheet.write(value, { from: half * 1.45, width: half * 0.55 }, y, { align: 'end' })
    y = Math.max(name0, value0) + 1
  }
  if (content.invoice !== null)
    y = sheet.write(
      words.ofInvoice(content.invoice.number, format.day(content.invoice.issuedAt)),
      right,
      y,
      strong,
    )
  sheet.y = Math.max(names, y) + 18

  const party = (
    column: Column,
    name: string,
    { name: who, lines, taxNumber, registration }: Party,
    more: readonly string[] = [],
  ) => {
    let at = sheet.write(name, column, sheet.y, quiet) + 2
    if (who !== '') at = sheet.write(who, column, at, strong)
    for (const line of lines) at = sheet.write(line, column, at)
    if (taxNumber !== null) at = sheet.write(taxNumberOf(taxNumber, words.taxNumber), column, at)
    if (registration !== undefined) at = sheet.write(words.registration(registration), column, at)
    for (const line of more) at = sheet.write(line, column, at)
    return at
  }
  const third = (at: number): Column => ({ from: (sheet.width / 3) * at, width: sheet.width / 3 - 14 })
  sheet.y =
    Math.max(
      party(third(0), words.seller, seller, seller.email === null ? [] : [seller.email]),
      content.buyer === null ? 0 : party(third(1), words.buyer, content.buyer),
      content.deliveredTo === null ? 0 : party(third(2), words.deliveredTo, content.deliveredTo),
    ) + 20

  const widths = [0.29, 0.07, 0.12, 0.11, 0.12, 0.08, 0.09, 0.12]
  const columns = widths.map((width, at): Column => ({
    from: widths.slice(0, at).reduce((sum, one) => sum + one, 0) * sheet.width,
    width: width * sheet.width - 5,
  }))
  const row = (cells: readonly string[], style: TextStyle) =>
    Math.max(
      ...columns.map((column, at) =>
        sheet.write(cells[at] ?? '', column, sheet.y, {
          size: 7.5,
          ...style,
          align: at === 0 ? 'start' : 'end',
        }),
      ),
    )
  const head = () => {
    const { item, quantity, price, discount, net, rate, tax, amount } = words.columns
    sheet.y = row([item, quantity, price, discount, net, rate, tax, amount], { color: '#6b655d' }) + 3
    sheet.rule(all, sheet.y, '#1a1a1a')
    sheet.y += 5
  }
  head()
  for (const line of content.lines) {
    const [item, ...notes] = titleOf(line, words.rows.refund)
    const told = [...notes, ...(line.hsCode === null ? [] : [words.hsCode(line.hsCode)])]
    const width = columns[0]?.width ?? 0
    const height = [item ?? '', ...told].reduce(
      (sum, one) => sum + sheet.height(one, width, { size: 7.5 }),
      0,
    )
    if (sheet.reserve(height + 12)) head()
    let end = row(
      [
        item ?? '',
        format.number(line.quantity),
        format.money(line.unitPrice),
        line.discount === 0 ? '' : format.money(-line.discount),
        format.money(line.net),
        line.rates.map(({ rate }) => format.rate(rate)).join(' + '),
        format.money(line.tax),
        format.money(line.total),
      ],
      {},
    )
    const first = columns[0] ?? all
    end = Math.max(end, sheet.y + sheet.height(item ?? '', first.width, { size: 7.5 }))
    let note = sheet.y + sheet.height(item ?? '', first.width, { size: 7.5 })
    for (const one of told) note = sheet.write(one, first, note, quiet)
    sheet.y = Math.max(end, note) + 3
    sheet.rule(all, sheet.y)
    sheet.y += 5
  }

  sheet.reserve(40 + (content.rows.length + content.taxes.length) * 16)
  sheet.y += 6
  const top = sheet.y
  const name: Column = { from: half, width: half * 0.6 }
  const sum: Column = { from: half * 1.6, width: half * 0.4 }
  if (kind === 'invoice')
    for (const { kind: what, amount } of content.rows) {
      sheet.write(words.rows[what], name, sheet.y)
      sheet.y = sheet.write(format.money(amount), sum, sheet.y, { align: 'end' }) + 1
    }
  sheet.rule(right, sheet.y + 1, '#1a1a1a')
  sheet.y += 5
  sheet.write(isOfRefund(content) ? words.rows.refund : words.total, name, sheet.y, { size: 11, weight: 600 })
  const bottom = sheet.write(format.money(content.total), sum, sheet.y, {
    size: 11,
    weight: 600,
    align: 'end',
  })

  const taxes = content.taxes.filter(({ rate, amount }) => rate !== 0 || amount !== 0)
  sheet.y = top
  if (taxes.length > 0) sheet.y = sheet.write(words.taxes, left, sheet.y, quiet) + 2
  for (const { name: tax, rate, net, amount } of taxes) {
    sheet.write(`${tax} ${format.rate(rate)}`.trim(), { from: 0, width: left.width * 0.4 }, sheet.y)
    sheet.write(format.money(net), { from: left.width * 0.4, width: left.width * 0.3 }, sheet.y, {
      align: 'end',
    })
    sheet.y =
      sheet.write(format.money(amount), { from: left.width * 0.7, width: left.width * 0.3 }, sheet.y, {
        align: 'end',
      }) + 1
  }
  sheet.y = Math.max(sheet.y, bottom)
  sheet.foot((page, of) =>
    [seller.name, number, words.page(format.number(page), format.number(of))].join(' · '),
  )
  return await sheet.end()
}

/** A number that the owner has entered with its name stays as it is. */
const taxNumberOf = (number: string, named: (number: string) => string): string =>
  number.includes(' ') ? number : named(number)

const titleOf = ({ kind, title, variant }: DocumentLine, refund: string): readonly string[] => [
  kind === 'refund' ? refund : title,
  ...(variant === null ? [] : [variant]),
]
