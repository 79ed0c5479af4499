import * as messages from '../../messages/en/legal.json'
import { policies } from './policies.ts'

export interface LegalPage {
  readonly title: string
  readonly lead: string
  readonly updated: string
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly paragraphs: readonly string[]
  }[]
}

const sectionsOf = (sections: Readonly<Record<string, Omit<LegalPage['sections'][number], 'id'>>>) =>
  Object.entries(sections).map(([id, { title, paragraphs }]) => ({ id, title, paragraphs }))

export const terms: LegalPage = { ...messages.terms, sections: sectionsOf(messages.terms.sections) }

export const privacy: LegalPage = { ...messages.privacy, sections: sectionsOf(messages.privacy.sections) }

/** The page with other paragraphs in the sections that are named. */
function rewritten(page: LegalPage, paragraphs: Readonly<Record<string, readonly string[]>>): LegalPage {
  const sections = page.sections.map((section) => ({
    ...section,
    paragraphs: paragraphs[section.id] ?? section.paragraphs,
  }))
  return { ...page, sections }
}

/** What of the settings the legal pages state. */
export interface LegalTerms {
  readonly returnDays: number
  /** Undefined: the contact page says it. */
  readonly email: string | undefined
}

export function liveTerms({ returnDays }: LegalTerms): LegalPage {
  const { shipping, ...paragraphs } = messages.liveTerms
  return rewritten(terms, { ...paragraphs, shipping: [shipping.returns(returnDays), shipping.risk] })
}

export function livePrivacy({ email }: LegalTerms): LegalPage {
  const { contact, contactPage, ...paragraphs } = messages.livePrivacy
  const hours = policies.answerHours
  return rewritten(privacy, {
    ...paragraphs,
    contact: [email === undefined ? contactPage(hours) : contact({ hours, email })],
  })
}
