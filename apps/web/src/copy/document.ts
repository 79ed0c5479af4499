/** What the page says before and without its scripts. index.html has the same texts. */
export { document as documentCopy } from '../../messages/en/document.json'
