/** The home page's texts, without product texts. */
export { home as homeCopy } from '../../messages/en/home.json'
