import { privacy, terms, type LegalPage } from '@umber/sample-store/copy'
import { usePageHead } from '../bindings/use-page-head.ts'
import { ProsePage, ProseSection } from '../ui/patterns/prose-page.tsx'

const legalPage = ({ title, lead, updated, sections }: LegalPage) =>
  function Legal() {
    usePageHead({ title, description: lead })
    return (
      <ProsePage title={title} lead={lead} note={updated}>
        {sections.map((section) => (
          <ProseSection key={section.id} {...section} />
        ))}
      </ProsePage>
    )
  }

export const TermsPage = legalPage(terms)
export const PrivacyPage = legalPage(privacy)
