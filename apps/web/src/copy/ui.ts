/** Texts of the parts that every page is made of. */
export { ui as uiCopy } from '../../messages/en/ui.json'
