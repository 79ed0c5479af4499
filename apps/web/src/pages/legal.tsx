import { livePrivacy, liveTerms, privacy, terms, type LegalPage } from '@umber/sample-store/copy'
import { useShop } from '../bindings/shop.ts'
import { usePageHead } from '../bindings/use-page-head.ts'
import { ProsePage, ProseSection } from '../ui/patterns/prose-page.tsx'

const legalPage = (written: LegalPage, live: LegalPage) =>
  function Legal() {
    const { title, lead, updated, sections } = useShop().preset.isDemonstration ? written : live
    usePageHead({ title, description: lead })
    return (
      <ProsePage title={title} lead={lead} note={updated}>
        {sections.map((section) => (
          <ProseSection key={section.id} {...section} />
        ))}
      </ProsePage>
    )
  }

export const TermsPage = legalPage(terms, liveTerms)
export const PrivacyPage = legalPage(privacy, livePrivacy)
