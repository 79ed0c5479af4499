import { livePrivacy, liveTerms, privacy, terms, type LegalPage } from '../../content/legal.ts'
import { useServices } from '../../services/services-context.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { ProsePage, ProseSection } from '../../ui/patterns/prose-page.tsx'

const legalScreen = (written: LegalPage, live: LegalPage) =>
  function Legal() {
    const { title, lead, updated, sections } = useServices().preset.hasOwnTerms ? live : written
    usePageHead({ title, description: lead })
    return (
      <ProsePage title={title} lead={lead} note={updated}>
        {sections.map((section) => (
          <ProseSection key={section.id} {...section} />
        ))}
      </ProsePage>
    )
  }

export const TermsScreen = legalScreen(terms, liveTerms)
export const PrivacyScreen = legalScreen(privacy, livePrivacy)
