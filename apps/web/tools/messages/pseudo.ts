import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { mapMessages, type Messages } from './catalogue.ts'
import { parseMessage } from './message.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = Array.from('áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ')
/** What makes a text longer by two fifths, as German and Hindi are. */
const filler = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen '

/** English that can be told from a text outside the catalogue: accents, brackets, and two fifths more letters. */
export const pseudoMessages = (source: Messages): Messages => mapMessages(source, pseudoMessage)

function pseudoMessage(text: string): string {
  const elements = parseMessage(text)
  const length = elements.reduce((sum, one) => sum + (one.type === TYPE.literal ? one.value.length : 0), 0)
  const more = filler
    .repeat(10)
    .slice(0, Math.ceil(length * 0.4))
    .trim()
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the package declares its enum twice
  return `[${printAST(elements.map(accentedElement))}${more && ` ${withAccents(more)}`}]`
}

function accentedElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: withAccents(element.value) }
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
  const options = Object.fromEntries(
    Object.entries(element.options).map(([form, { value }]) => [form, { value: value.map(accentedElement) }]),
  )
  return { ...element, options }
}

const withAccents = (text: string): string =>
  Array.from(text, (letter) => accented[letters.indexOf(letter)] ?? letter).join('')
