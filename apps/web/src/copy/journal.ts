/** The journal's texts, without those of its posts. */
export { journal as journalCopy } from '../../messages/en/journal.json'
