import Pdf from 'pdfkit'

import { Fonts, type Weight } from './fonts'
import { directionOf, textRuns, type Direction } from './text-runs'

export interface TextStyle {
  readonly size?: number
  readonly weight?: Weight
  readonly color?: string
  /** In the direction of reading. */
  readonly align?: 'start' | 'end'
}

/** What is as wide as the sheet, from the start of a line: the left, or the right of a right-to-left sheet. */
export interface Column {
  readonly from: number
  readonly width: number
}

const margin = 42
const page = { width: 595.28, height: 841.89 }

/** Without features pdfkit shapes each word for itself, in the order of its letters. */
const whole = { features: [], lineBreak: false, baseline: 'alphabetic' as const }

/**
 * A PDF of pages of A4 that texts are put on from top to bottom. pdfkit shapes Devanagari and Arabic, and knows no direction: this
 * class places what is read from the right.
 */
export class Sheet {
  readonly width = page.width - 2 * margin
  /** How far the current page is filled, in points from its top. */
  y = margin
  private readonly fonts = new Fonts()
  private readonly registered = new Set<string>()
  private readonly doc: PDFKit.PDFDocument
  private readonly direction: Direction

  constructor(
    direction: Direction,
    {
      title,
      author,
      tag,
      at,
    }: { readonly title: string; readonly author: string; readonly tag: string; readonly at: Date },
  ) {
    this.direction = direction
    this.doc = new Pdf({
      size: 'A4',
      margin,
      bufferPages: true,
      lang: tag,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    })
  }

  /** Writes lines of text into a column at a height; returns its end. */
  write(text: string, { from, width }: Column, y: number, style: TextStyle = {}): number {
    const { size = 9, color = '#1a1a1a' } = style
    let at = y
    for (const line of this.lines(text, width, style)) {
      this.line(line, { from, width }, at + size, { ...style, size, color })
      at += size * 1.45
    }
    return at
  }

  height(text: string, width: number, style: TextStyle = {}): number {
    return this.lines(text, width, style).length * (style.size ?? 9) * 1.45
  }

  rule({ from, width }: Column, y: number, color = '#c9c4bc'): void {
    const start = this.left(from, width)
    this.doc
      .lineWidth(0.6)
      .strokeColor(color)
      .moveTo(start, y)
      .lineTo(start + width, y)
      .stroke()
  }

  /** Begins a page when less than this is left of the current one. True when it did. */
  reserve(height: number): boolean {
    if (this.y + height <= page.height - margin - 24) return false
    this.doc.addPage()
    this.y = margin
    return true
  }

  /** At the foot of every page. */
  foot(text: (page: number, of: number) => string): void {
    const { count } = this.doc.bufferedPageRange()
    for (let at = 0; at < count; at += 1) {
      this.doc.switchToPage(at)
      this.doc.page.margins.bottom = 0
      this.write(text(at + 1, count), { from: 0, width: this.width }, page.height - margin, {
        size: 7.5,
        color: '#6b655d',
      })
    }
  }

  async end(): Promise<Buffer> {
    const chunks: Buffer[] = []
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise<void>((resolve, reject) => this.doc.on('end', resolve).on('error', reject))
    this.doc.end()
    await ended
    return Buffer.concat(chunks)
  }

  private left(from: number, width: number): number {
    return margin + (this.direction === 'ltr' ? from : this.width - from - width)
  }

  private line(text: string, { from, width }: Column, baseline: number, style: TextStyle): void {
    const { align = 'start', size = 9, weight = 400, color = '#1a1a1a' } = style
    const runs = this.runs(text, weight)
    const widths = runs.map((run) => this.measure(run, size))
    const drawn = widths.reduce((sum, one) => sum + one, 0)
    const isLeft = (align === 'start') === (this.direction === 'ltr')
    let x = this.left(from, width) + (isLeft ? 0 : width - drawn)
    this.doc.fillColor(color)
    for (const [at, run] of runs.entries()) {
      this.use(run)
        .fontSize(size)
        .text(run.text, x, baseline, whole as unknown as PDFKit.Mixins.TextOptions)
      x += widths[at] ?? 0
    }
  }

  /** Broken between words; a word that is too long is broken anywhere. */
  private lines(text: string, width: number, { size = 9, weight = 400 }: TextStyle): readonly string[] {
    const measure = (one: string) =>
      this.runs(one, weight).reduce((sum, run) => sum + this.measure(run, size), 0)
    const lines: string[] = []
    let line = ''
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (measure(longer) <= width) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = ''
      for (const character of word) {
        if (line !== '' && measure(line + character) > width) {
          lines.push(line)
          line = ''
        }
        line += character
      }
    }
    return [...lines, line]
  }

  private runs(text: string, weight: Weight) {
    return textRuns(text, { direction: directionOf(text) ?? this.direction, weight, fonts: this.fonts })
  }

  private measure(run: ReturnType<typeof textRuns>[number], size: number): number {
    return this.use(run).fontSize(size).widthOfString(run.text, whole)
  }

  private use({ font }: ReturnType<typeof textRuns>[number]): PDFKit.PDFDocument {
    if (!this.registered.has(font.name)) {
      this.doc.registerFont(font.name, font.bytes)
      this.registered.add(font.name)
    }
    return this.doc.font(font.name)
  }
}
