import type { Documented, Section } from './read-package.ts'

/** One operation, or all that a flow uses: ``POST /admin/returns`, `…/request```. */
const operations =
  /`(?:GET|POST|DELETE|PUT|PATCH) \/[^`]*`(?:,\s+`(?:(?:GET|POST|DELETE|PUT|PATCH) \/|…)[^`]*`)*/

/** The links to the named types of a signature; empty if it has none. */
export type Linked = (signature: string) => string

/** The page of a resource: each method with its operation, signature, parameters, errors and example. */
export function methodPage({ name, text, members }: Section, linked: Linked): string {
  return (
    [`# ${escaped(name)}`, prose(text), ...members.map((member) => method(member, linked))]
      .filter((part) => part !== '')
      .join('\n\n') + '\n'
  )
}

/** The settings of an interface, as a part of a page. */
export function settingsTable({ name, text, members }: Section, linked: Linked): string {
  const rows = members.map(
    (one) =>
      `| \`${one.name}\` | ${cell(prose(one.text))} | \`${cell(one.signature)}\` ${linked(one.signature)} |`,
  )
  return [
    `## ${name}`,
    prose(text),
    ['| setting | meaning | type |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n')
}

function method({ name, signature, text, params, throws, examples }: Documented, linked: Linked): string {
  const types = linked(signature)
  const [operated] = operations.exec(text) ?? []
  return [
    `## ${name.split('.').slice(-1)[0] ?? name} {#${anchor(name)}}`,
    ...(operated === undefined ? [] : [operated]),
    prose(operated === undefined ? text : text.replace(operated, '')),
    code(folded(signature)),
    ...(types === '' ? [] : [`Types: ${types}`]),
    ...(params.length === 0 ? [] : [params.map((one) => `- \`${one.name}\`: ${prose(one.text)}`).join('\n')]),
    // The comment names the class in braces.
    ...throws.map((one) => `Throws ${prose(one.replace(/^\{([^}]+)\}/, '`$1`'))}`),
    ...examples.map((example) => code(example.replaceAll(/^```\w*\n|\n```$/g, ''))),
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
}

const anchor = (name: string): string => name.replaceAll('.', '-').toLowerCase()
const code = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** One parameter per line, when the line would be long. */
function folded(signature: string): string {
  const long = 90
  if (signature.length <= long) return signature
  const open = signature.indexOf('(')
  const parts: string[] = []
  let depth = 0
  let from = open + 1
  for (let at = open + 1; at < signature.length; at += 1) {
    const letter = signature[at] ?? ''
    if ('([{<'.includes(letter)) depth += 1
    // The arrow of a function type closes nothing.
    if (letter === ')' && depth === 0) return finished(at)
    if (')]}'.includes(letter) || (letter === '>' && signature[at - 1] !== '=')) depth -= 1
    if (letter === ',' && depth === 0) {
      parts.push(signature.slice(from, at))
      from = at + 1
    }
  }
  return signature

  function finished(end: number): string {
    parts.push(signature.slice(from, end))
    const lines = parts.map((part) => `  ${part.trim()},`)
    return [signature.slice(0, open + 1), ...lines, signature.slice(end)].join('\n')
  }
}

/** Comments are text: what looks like a tag or a template of Vue stays as it is. Links of comments name what they point at. */
export function prose(text: string): string {
  const linked = text.replaceAll(/\{@link\s+([^}\s]+)[^}]*\}/g, '`$1`')
  return linked
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : escaped(part)))
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')
}
