export type { CacheOutcome } from './cache/page-cache.ts'
export {
  documentOf,
  documentTemplate,
  type DocumentContent,
  type DocumentTemplate,
} from './document/document.ts'
export { encodedText, sendText, type EncodedText } from './document/encoded-text.ts'
export { loadPageScripts, withoutModuleScripts } from './document/page-scripts.ts'
export { assetFiles, rootFiles } from './document/static-files.ts'
export { requireToken } from './operate/bearer-token.ts'
export { addUpMetrics, joinMetrics } from './operate/cluster-metrics.ts'
export { createDrain, type Drain } from './operate/drain.ts'
export { followRequests, type RequestRoute } from './operate/follow-requests.ts'
export { createLogger, logLevels, type Logger } from './operate/logger.ts'
export { measureRenders } from './operate/measure-renders.ts'
export { createMetrics, type ServerMetrics } from './operate/metrics.ts'
export { metricsRoute } from './operate/metrics-route.ts'
export { isFirstProcess, isWorker, onPurge, purgeOthers, superviseProcesses } from './operate/processes.ts'
export { openPurgeChannel } from './operate/purge-channel.ts'
export { limitLines, receiveReports } from './operate/receive-reports.ts'
export { beginBackendCall, currentRequest } from './operate/request-context.ts'
export { identifyRequests } from './operate/request-id.ts'
export type { Tracing } from './operate/request-span.ts'
export { startServer } from './operate/start-server.ts'
export { briefly, createPages, type Pages, type PageSource } from './render/create-pages.ts'
export type { PageAnswer, PageRequest, RenderedPage, RenderPage } from './render/page-answer.ts'
