/** State of the top progress bar. `percent` is 0 to 100. */
export type Progress =
  | { readonly status: 'hidden' }
  | { readonly status: 'climbing'; readonly percent: number }
  | { readonly status: 'complete' }

export type ProgressEvent = 'started' | 'ticked' | 'finished' | 'rested'

const start = 8
const ceiling = 90
const share = 0.12

const after: Record<ProgressEvent, (progress: Progress) => Progress> = {
  started: (progress) => (progress.status === 'climbing' ? progress : { status: 'climbing', percent: start }),
  // Adds a share of the distance to 90 %, so that it slows down and never completes by itself.
  ticked: (progress) =>
    progress.status === 'climbing'
      ? { status: 'climbing', percent: progress.percent + (ceiling - progress.percent) * share }
      : progress,
  finished: (progress) => (progress.status === 'climbing' ? { status: 'complete' } : progress),
  rested: (progress) => (progress.status === 'complete' ? { status: 'hidden' } : progress),
}

export const progressAfter = (progress: Progress, event: ProgressEvent): Progress => after[event](progress)
