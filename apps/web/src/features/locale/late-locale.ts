// The choice of a country and a language, and what follows from it. No page from the server needs it: the links are in the page.
export { CartElsewhere } from './cart-elsewhere.tsx'
export { LocaleChooser } from './locale-chooser.tsx'
export { LocaleEntry } from './locale-entry.tsx'
export { LocaleProposal } from './locale-proposal.tsx'
export { NotSold } from './not-sold.tsx'
