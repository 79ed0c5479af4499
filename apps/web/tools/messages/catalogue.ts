import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A part of a catalogue, in the shape of its JSON. Keys have no dots. */
export type Messages = string | readonly Messages[] | { readonly [key: string]: Messages }

/** The messages of an area by their paths, such as "cart.columns.price". */
export type FlatMessages = ReadonlyMap<string, string>

export const messagesDirectory = resolve(import.meta.dirname, '../../messages')

/** The names of the files of a language, without their ending. */
export const areasOf = (language: string, directory = messagesDirectory): readonly string[] => {
  const folder = join(directory, language)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted()
}

export const fileOf = (language: string, area: string, directory = messagesDirectory): string =>
  join(directory, language, `${area}.json`)

/** The messages of an area; an empty object where the language has no such file. Throws when the file is wrong. */
export function readMessages(language: string, area: string, directory = messagesDirectory): Messages {
  const file = fileOf(language, area, directory)
  if (!existsSync(file)) return {}
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isMessages(read) || typeof read === 'string' || isList(read))
    throw new Error(`${file} is not an object of texts.`)
  return read
}

function isMessages(value: unknown): value is Messages {
  if (typeof value === 'string') return true
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every(isMessages)
}

export const isList = (messages: Messages): messages is readonly Messages[] => Array.isArray(messages)

export function flatten(messages: Messages): FlatMessages {
  const found = new Map<string, string>()
  const visit = (part: Messages, path: string) => {
    if (typeof part === 'string') found.set(path, part)
    else for (const [key, value] of Object.entries(part)) visit(value, path === '' ? key : `${path}.${key}`)
  }
  visit(messages, '')
  return found
}

/** The messages in the shape of the source, with each text changed. */
export function mapMessages(
  messages: Messages,
  change: (text: string, path: string) => string,
  path = '',
): Messages {
  if (typeof messages === 'string') return change(messages, path)
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`)
  if (isList(messages)) return messages.map((part, place) => mapMessages(part, change, at(place)))
  return Object.fromEntries(
    Object.entries(messages).map(([key, part]) => [key, mapMessages(part, change, at(key))]),
  )
}
