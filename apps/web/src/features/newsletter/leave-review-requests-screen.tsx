import { NewsletterLink } from './newsletter-link.tsx'

/** The target of the link in letters that ask for reviews. It works without signing in. */
export function LeaveReviewRequestsScreen() {
  return <NewsletterLink purpose="leaveReviewRequests" />
}
