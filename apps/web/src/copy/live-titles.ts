/**
 * The titles of the pages that begin as a placeholder, until their code is there. A copy of those of the screens: to share them
 * would be one more file for every visit to the sign-in.
 */
export { liveTitles } from '../../messages/en/live-titles.json'
