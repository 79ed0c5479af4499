/** The pages of the links in mails; apart from newsletter.ts, which every page loads. */
export { newsletterLinks as newsletterLinksCopy } from '../../messages/en/newsletter-links.json'
