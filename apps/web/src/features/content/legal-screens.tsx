import { contactOf } from '../../content/contact.ts'
import {
  livePrivacy,
  liveTerms,
  privacy,
  terms,
  type LegalPage,
  type LegalTerms,
} from '../../content/legal.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { useServices } from '../../services/services-context.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { ProsePage, ProseSection } from '../../ui/patterns/prose-page.tsx'

const legalScreen = (written: LegalPage, live: (terms: LegalTerms) => LegalPage) =>
  function Legal() {
    const settings = useShopSettings()
    const { returnDays } = settings
    const { title, lead, updated, sections } = useServices().preset.hasOwnTerms
      ? live({ returnDays, email: contactOf(settings).email?.words })
      : written
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
