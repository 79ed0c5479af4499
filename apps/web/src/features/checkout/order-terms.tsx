import { paths } from '../../config/paths.ts'
import { reviewCopy as copy } from '../../copy/checkout-steps.ts'
import { Sentence } from '../../ui/patterns/sentence.tsx'
import { Link } from '../../ui/primitives/link.tsx'

const link = 'underline decoration-line underline-offset-4 hover:decoration-current'

/** What is agreed to with the order. */
export function OrderTerms() {
  return (
    <p className="mt-6 max-w-reading text-small text-ink-2">
      <Sentence
        of={copy.terms}
        elements={{
          terms: (
            <Link to={paths.terms()} className={link}>
              {copy.termsLink}
            </Link>
          ),
          privacy: (
            <Link to={paths.privacy()} className={link}>
              {copy.privacyLink}
            </Link>
          ),
        }}
      />
    </p>
  )
}
