/** The bar at the top: how far it is, in percent, and whether it is still seen. */
export type Progress =
  | { readonly phase: 'hidden' }
  | { readonly phase: 'climbing'; readonly percent: number }
  | { readonly phase: 'complete' }

export type ProgressEvent = 'started' | 'ticked' | 'finished' | 'rested'

const start = 8
const ceiling = 90
const share = 0.12

const after: Record<ProgressEvent, (progress: Progress) => Progress> = {
  started: (progress) => (progress.phase === 'climbing' ? progress : { phase: 'climbing', percent: start }),
  // By a share of what is left below 90 %, so that it slows down and never gets there by itself.
  ticked: (progress) =>
    progress.phase === 'climbing'
      ? { phase: 'climbing', percent: progress.percent + (ceiling - progress.percent) * share }
      : progress,
  finished: (progress) => (progress.phase === 'climbing' ? { phase: 'complete' } : progress),
  rested: (progress) => (progress.phase === 'complete' ? { phase: 'hidden' } : progress),
}

export const progressAfter = (progress: Progress, event: ProgressEvent): Progress => after[event](progress)
