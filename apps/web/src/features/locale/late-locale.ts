// The choice of a country and a language, and what follows from it. No first view needs its script: the links are in the page.
export { CartElsewhere } from './cart-elsewhere.tsx'
export { LocaleChooser } from './locale-chooser.tsx'
export { LocaleEntry } from './locale-entry.tsx'
export { NotSold } from './not-sold.tsx'
