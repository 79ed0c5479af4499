/** The question whether a visit may be counted. */
export { measuring as measuringCopy } from '../../messages/en/measuring.json'
