// The choice of a country and a language, in one file. No first view needs its script: the links are in the page.
export { LocaleChooser } from './locale-chooser.tsx'
export { LocaleProposal } from './locale-proposal.tsx'
export { NotSold } from './not-sold.tsx'
