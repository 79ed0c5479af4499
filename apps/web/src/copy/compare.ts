/** Products side by side. */
export { compare as compareCopy } from '../../messages/en/compare.json'
