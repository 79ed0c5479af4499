/** The home page's newsletter block. The footer's texts are in shell.ts. */
export { newsletter as newsletterCopy } from '../../messages/en/newsletter.json'
