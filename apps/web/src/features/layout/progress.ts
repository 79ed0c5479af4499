/** State of the top progress bar. `percent` is 0 to 100. */
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
  // Adds a share of the distance to 90 %, so that it slows down and never completes by itself.
  ticked: (progress) =>
    progress.phase === 'climbing'
      ? { phase: 'climbing', percent: progress.percent + (ceiling - progress.percent) * share }
      : progress,
  finished: (progress) => (progress.phase === 'climbing' ? { phase: 'complete' } : progress),
  rested: (progress) => (progress.phase === 'complete' ? { phase: 'hidden' } : progress),
}

export const progressAfter = (progress: Progress, event: ProgressEvent): Progress => after[event](progress)
