/** Loading and error texts of pages that need data from the backend. */
export { reading as readingCopy } from '../../messages/en/content.json'
