import type { ShopMetrics } from './metrics.ts'
import type { RenderPage } from '../pages/renderer.ts'

/** Counts the renders in progress, and measures each. */
export const measureRenders =
  (
    { rendersInProgress, renderDuration }: Pick<ShopMetrics, 'rendersInProgress' | 'renderDuration'>,
    render: RenderPage,
  ): RenderPage =>
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
