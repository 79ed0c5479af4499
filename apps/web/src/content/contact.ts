import { brandName } from './brand.ts'

/** The sample's. The words around them are messages. */
export const contact = {
  lines: [brandName, '14 Lavelle Road', 'Bengaluru 560001', 'India'],
  phone: { words: '+91 80 4567 2314', href: 'tel:+918045672314' },
  email: { words: 'support@umber-ecru.example', href: 'mailto:support@umber-ecru.example' },
} as const

interface Way {
  readonly words: string
  readonly href: string
}

/** How a shop is reached. */
export interface Contact {
  readonly lines: readonly string[]
  readonly phone?: Way | undefined
  readonly email?: Way | undefined
  /** Undefined: those of the sample, which are a message. */
  readonly hours: readonly string[] | undefined
}

/** What of the settings is about reaching the shop. */
interface ContactSettings {
  readonly name: string
  readonly contact: {
    readonly email?: string | undefined
    readonly phone?: string | undefined
    readonly address?: readonly string[] | undefined
    readonly hours?: readonly string[] | undefined
  }
}

/** What the owner has set; as long as nothing is set, the sample's, so that the sample's telephone stands beside no other address. */
export function contactOf({ name, contact: set }: ContactSettings): Contact {
  if (Object.keys(set).length === 0) {
    const { lines, phone, email } = contact
    return { lines: [name, ...lines.slice(1)], phone, email, hours: undefined }
  }
  return {
    lines: set.address ?? [name],
    phone: set.phone === undefined ? undefined : { words: set.phone, href: `tel:${dialled(set.phone)}` },
    email: set.email === undefined ? undefined : { words: set.email, href: `mailto:${set.email}` },
    hours: set.hours ?? [],
  }
}

/** Digits, and the plus of a country's code. */
const dialled = (phone: string): string => phone.replaceAll(/(?!^\+)[^\d]/g, '')
