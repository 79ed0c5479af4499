/** For tests of servers. */
export { inRequest } from '../operate/request-context.ts'
export { listen } from './listen.ts'
export { recordedLog } from './recorded-log.ts'
