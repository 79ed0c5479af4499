import { brandName } from './brand.ts'

export const contact = {
  title: 'Contact',
  lead: 'Write to us about anything: a size, an order, a button that came off. A person reads it.',
  formTitle: 'Send us a message',
  placesTitle: 'Where to find us',
  location: {
    title: 'Store',
    lines: [brandName, '14 Lavelle Road', 'Bengaluru 560001', 'India'],
  },
  phone: { title: 'Phone', words: '+91 80 4567 2314', href: 'tel:+918045672314' },
  email: {
    title: 'Support',
    words: 'support@umber-ecru.example',
    href: 'mailto:support@umber-ecru.example',
  },
  hours: {
    title: 'Hours',
    lines: ['Monday to Friday, 10:00 to 19:00', 'Saturday, 11:00 to 17:00', 'Sunday closed'],
    note: 'Indian Standard Time',
  },
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
  readonly hours: { readonly lines: readonly string[]; readonly note?: string | undefined }
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
    const { location, phone, email, hours } = contact
    return { lines: [name, ...location.lines.slice(1)], phone, email, hours }
  }
  return {
    lines: set.address ?? [name],
    phone: set.phone === undefined ? undefined : { words: set.phone, href: `tel:${dialled(set.phone)}` },
    email: set.email === undefined ? undefined : { words: set.email, href: `mailto:${set.email}` },
    hours: { lines: set.hours ?? [] },
  }
}

/** Digits, and the plus of a country's code. */
const dialled = (phone: string): string => phone.replaceAll(/(?!^\+)[^\d]/g, '')
