import type { Field, NamedType } from './read-package.ts'
import { cell, prose } from './method-page.ts'

/** The types of one entry, or of one subject of it, and the path of their page below `reference/`. */
export interface TypePage {
  readonly path: string
  readonly title: string
  readonly types: readonly NamedType[]
}

/** Where each type is described, by its name: the path below `reference/`, with its anchor. */
export type TypeIndex = ReadonlyMap<string, string>

/** The anchor of a type among the headings of its page. */
const anchorOf = (name: string): string => `type-${name.toLowerCase()}`

/** Types with a page of their own subject: `AdminOrderFilters` is one of `admin-order`. */
export function pagesOfTypes(entry: string, title: string, types: readonly NamedType[]): readonly TypePage[] {
  const pages = new Map<string, NamedType[]>()
  for (const type of types.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const [, area, subject] =
      /^(?:Base)?(Admin|Store)(?:(?:Add|Batch|Calculate|Cancel|Complete|Create|Get|Initialize|Post|Remove|Request|Update)(?=[A-Z]))?([A-Z][a-z]+)/.exec(
        type.name,
      ) ?? []
    const own = area === undefined || subject === undefined ? entry : `${area}-${subject}`.toLowerCase()
    pages.set(own, [...(pages.get(own) ?? []), type])
  }
  return [...pages].map(([name, found]) => ({
    path: `types/${name}`,
    title: name === entry ? title : `Types of ${name.replace('-', ': ')}`,
    types: found,
  }))
}

export const indexOfTypes = (pages: readonly TypePage[]): TypeIndex =>
  new Map(pages.flatMap(({ path, types }) => types.map(({ name }) => [name, `${path}.md#${anchorOf(name)}`])))

/** The named types in a text of a type, as links. `from` is the page's path below `reference/`. */
export function typeLinks(text: string, index: TypeIndex, from: string): string {
  const up = '../'.repeat(from.split('/').length - 1)
  const names = new Set(text.match(/[A-Za-z][A-Za-z0-9]+/g) ?? [])
  return [...names]
    .flatMap((name) => {
      const place = index.get(name)
      return place === undefined ? [] : [`[\`${name}\`](${up === '' ? './' : up}${place})`]
    })
    .join(', ')
}

/** The page of some types: what each means, and its fields with their type, default and meaning. */
export function typePage({ path, title, types }: TypePage, index: TypeIndex): string {
  return `${[`# ${title}`, ...types.map((type) => described(type, index, path))].join('\n\n')}\n`
}

function described({ name, text, written, fields }: NamedType, index: TypeIndex, path: string): string {
  const links = written === undefined ? '' : typeLinks(written, index, path)
  return [
    `## ${name} {#${anchorOf(name)}}`,
    prose(text),
    written === undefined ? '' : `\`\`\`ts\ntype ${name} = ${written}\n\`\`\``,
    links === '' ? '' : `See ${links}.`,
    fields.length === 0
      ? ''
      : [
          '| field | type | meaning |',
          '| --- | --- | --- |',
          ...fields.map((field) => row(field, index, path)),
        ].join('\n'),
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
}

function row({ name, isOptional, type, text, preset }: Field, index: TypeIndex, path: string): string {
  const links = typeLinks(type, index, path)
  const said = preset !== undefined && !text.includes(preset) ? `${text} Default ${preset}.` : text
  return `| \`${name}${isOptional ? '?' : ''}\` | \`${cell(type)}\`${links === '' ? '' : ` ${links}`} | ${cell(prose(said))} |`
}
