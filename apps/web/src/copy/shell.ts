export { shell as shellCopy } from '../../messages/en/shell.json'

export { footerNewsletter as footerNewsletterCopy } from '../../messages/en/shell.json'
