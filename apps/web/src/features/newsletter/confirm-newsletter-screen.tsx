import { NewsletterLink } from './newsletter-link.tsx'

/** The target of the link that subscribes an address. */
export function ConfirmNewsletterScreen() {
  return <NewsletterLink purpose="confirm" />
}
