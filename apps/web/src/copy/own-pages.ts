/** Texts around the pages that the owner writes. */
export { ownPage as ownPageCopy } from '../../messages/en/own-pages.json'
