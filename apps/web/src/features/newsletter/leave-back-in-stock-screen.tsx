import { NewsletterLink } from './newsletter-link.tsx'

/** The target of the link in letters about what is back in stock. It works without signing in. */
export function LeaveBackInStockScreen() {
  return <NewsletterLink purpose="leaveBackInStock" />
}
