import type { MailLanguage } from './messages/mail-language'

/** The content of an email, independent of its format. */
export interface Email {
  /** What it is written in; English without it. */
  readonly language?: Pick<MailLanguage, 'tag' | 'direction'>
  /** Without personal data: the dashboard shows it. */
  readonly subject: string
  /** The first part of a letter whose words the owner may change is a sentence, which those words replace. */
  readonly parts: readonly Part[]
  /** What stands for `{number}` and the like in the words of the owner, by name. */
  readonly values?: Readonly<Record<string, string>>
  readonly attachments?: readonly Attachment[]
}

/** A file that comes with a mail. */
export interface Attachment {
  readonly filename: string
  /** Such as `application/pdf`. */
  readonly contentType: string
  /** In Base64: the queue stores the mail as JSON. */
  readonly content: string
}

/** A text is a paragraph. */
export type Part = string | HeadingPart | LinkPart | LinksPart | RowsPart | ItemsPart

export interface HeadingPart {
  readonly kind: 'heading'
  readonly text: string
}

/** What the reader is to do: a button. */
export interface LinkPart {
  readonly kind: 'link'
  readonly label: string
  readonly url: string
}

/** Further links, one to a line. */
export interface LinksPart {
  readonly kind: 'links'
  readonly links: readonly { readonly label: string; readonly url: string }[]
}

export interface RowsPart {
  readonly kind: 'rows'
  readonly rows: readonly (readonly [what: string, figure: string])[]
  /** The last row is the sum of those before it. */
  readonly hasTotal?: boolean
}

export interface ItemsPart {
  readonly kind: 'items'
  readonly items: readonly MailedItem[]
}

export interface MailedItem {
  readonly title: string
  readonly variant?: string | undefined
  readonly quantity: number
  /** With its currency. */
  readonly amount?: string | undefined
  /** An absolute address. */
  readonly picture?: string | undefined
}

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly Attachment[]
  /** Besides those that every mail has. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Whom a mail is from. */
export interface Sender {
  readonly name: string
  /** Where to write to, if it is known. */
  readonly contactEmail?: string | undefined
  /** An absolute address of a picture; the name without one. */
  readonly wordmark?: string | undefined
}
