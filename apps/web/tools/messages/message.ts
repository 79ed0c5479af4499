import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

const unknownPart = 'Only {name}, {count, number}, plural and select are for messages.'

/** What is given to a message, by name. */
export type Parameters = ReadonlyMap<string, 'string' | 'number'>

/** Parses a message in the ICU syntax. Throws where it is wrong, or uses what the shop's messages do not have. */
export function parseMessage(text: string): readonly MessageFormatElement[] {
  return parse(text, { ignoreTag: true, requiresOtherClause: true, captureLocation: false })
}

/** The parameters of a message, in their order in the text. */
export function parametersOf(elements: readonly MessageFormatElement[]): Parameters {
  const found = new Map<string, 'string' | 'number'>()
  for (const element of elements)
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break
      case TYPE.argument:
        if (!found.has(element.value)) found.set(element.value, 'string')
        break
      case TYPE.number:
        found.set(element.value, 'number')
        break
      case TYPE.select:
      case TYPE.plural:
        if (!found.has(element.value) || element.type === TYPE.plural)
          found.set(element.value, element.type === TYPE.plural ? 'number' : 'string')
        for (const { value } of Object.values(element.options))
          for (const [name, type] of parametersOf(value)) if (!found.has(name)) found.set(name, type)
        break
      case TYPE.date:
      case TYPE.time:
      case TYPE.tag:
        throw new Error(unknownPart)
    }
  return found
}

/** How the text of a message is written. */
export interface Writing {
  /** Whether parameters are isolated from the text around them, so that neither reorders the other. */
  readonly isolates: boolean
  /** The parameter that "#" stands for. */
  readonly counted?: string
}

/** A JavaScript expression for a message, which uses `number` and `plural` of src/i18n/message-format.ts. */
export function expressionOf(elements: readonly MessageFormatElement[], writing: Writing): string {
  const [only] = elements
  if (elements.length === 0) return "''"
  if (elements.length === 1 && only?.type !== TYPE.literal && only !== undefined) return partOf(only, writing)
  if (only?.type === TYPE.literal && elements.length === 1) return JSON.stringify(only.value)
  const parts = elements.map((element) => {
    if (element.type === TYPE.literal) return inTemplate(element.value)
    const part = `\${${partOf(element, writing)}}`
    return writing.isolates && element.type === TYPE.argument ? String.raw`\u2068${part}\u2069` : part
  })
  return `\`${parts.join('')}\``
}

const inTemplate = (text: string): string => text.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`)

function partOf(element: MessageFormatElement, writing: Writing): string {
  switch (element.type) {
    case TYPE.argument:
      return element.value
    case TYPE.number:
      return `number(${element.value})`
    case TYPE.pound:
      return `number(${writing.counted ?? ''})`
    case TYPE.select:
      return choiceOf(element.value, element.options, writing)
    case TYPE.plural: {
      if (element.offset !== 0 || element.pluralType !== 'cardinal')
        throw new Error('A plural in a message has no offset, and counts.')
      return pluralOf(element.value, element.options, writing)
    }
    case TYPE.literal:
      return JSON.stringify(element.value)
    case TYPE.date:
    case TYPE.time:
    case TYPE.tag:
      break
  }
  throw new Error(unknownPart)
}

type Options = Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>

/** Exact counts ("=0") come before the forms of the language. */
function pluralOf(name: string, options: Options, { isolates }: Writing): string {
  const writing = { isolates, counted: name }
  const entries = Object.entries(options)
  const exact = entries.filter(([form]) => form.startsWith('='))
  const forms = entries.filter(([form]) => !form.startsWith('='))
  const other = forms.find(([form]) => form === 'other')
  const rest =
    forms.length === 1 && other !== undefined
      ? expressionOf(other[1].value, writing)
      : `plural(${name}, { ${forms.map(([form, { value }]) => `${form}: ${expressionOf(value, writing)}`).join(', ')} })`
  return exact.reduceRight(
    (otherwise, [form, { value }]) =>
      `(${name} === ${form.slice(1)} ? ${expressionOf(value, writing)} : ${otherwise})`,
    rest,
  )
}

function choiceOf(name: string, options: Options, writing: Writing): string {
  const { other, ...rest } = options
  return Object.entries(rest).reduceRight(
    (otherwise, [word, { value }]) =>
      `(${name} === ${JSON.stringify(word)} ? ${expressionOf(value, writing)} : ${otherwise})`,
    expressionOf(other?.value ?? [], writing),
  )
}
