import { NewsletterLink } from './newsletter-link.tsx'

/** The target of the link in every letter. It works without signing in. */
export function LeaveNewsletterScreen() {
  return <NewsletterLink purpose="leave" />
}
