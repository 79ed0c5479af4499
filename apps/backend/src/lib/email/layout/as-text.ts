import type { MailedItem, Part, Sender } from '../email'

/** The plain text beside the HTML of a mail. */
export function asText(parts: readonly Part[], { name, contactEmail }: Sender): string {
  const signature = contactEmail === undefined ? name : `${name}\n${contactEmail}`
  return `${[...parts.map(textOf), signature].join('\n\n')}\n`
}

function textOf(part: Part): string {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'heading':
      return part.text
    case 'link':
      return `${part.label}:\n${part.url}`
    case 'links':
      return part.links.map(({ label, url }) => `${label}:\n${url}`).join('\n')
    case 'rows':
      return part.rows.map(([what, figure]) => `${what}: ${figure}`).join('\n')
    case 'items':
    default:
      return part.items.map(lineOf).join('\n')
  }
}

function lineOf({ title, variant, quantity, amount }: MailedItem): string {
  const what = `${quantity} × ${[title, variant].filter(Boolean).join(', ')}`
  return amount === undefined ? what : `${what}: ${amount}`
}
