import type { ServerMetrics } from './metrics.ts'
import type { PageRequest, RenderPage } from '../render/page-answer.ts'

/** Counts the renders in progress, and measures each. */
export const measureRenders =
  <Asked extends PageRequest>(
    { rendersInProgress, renderDuration }: Pick<ServerMetrics, 'rendersInProgress' | 'renderDuration'>,
    render: RenderPage<Asked>,
  ): RenderPage<Asked> =>
  async (request) => {
    const ended = renderDuration.startTimer()
    rendersInProgress.inc()
    let outcome = 'failed'
    try {
      const answer = await render(request)
      outcome = answer.kind
      return answer
    } finally {
      rendersInProgress.dec()
      ended({ outcome })
    }
  }
