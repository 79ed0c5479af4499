/** The bar at the top: how far it is, in percent, and whether it is still seen. */
export type Progress =
  | { readonly phase: 'hidden' }
  | { readonly phase: 'climbing'; readonly percent: number }
  | { readonly phase: 'complete' }

export type ProgressEvent = 'started' | 'ticked' | 'finished' | 'rested'

const start = 8
const ceiling = 90
const share = 0.12

/** Climbs by a share of what is left below 90 %, so that it slows down and never gets there by itself. */
export function progressAfter(progress: Progress, event: ProgressEvent): Progress {
  switch (event) {
    case 'started':
      return progress.phase === 'climbing' ? progress : { phase: 'climbing', percent: start }
    case 'ticked':
      if (progress.phase !== 'climbing') return progress
      return { phase: 'climbing', percent: progress.percent + (ceiling - progress.percent) * share }
    case 'finished':
      return progress.phase === 'climbing' ? { phase: 'complete' } : progress
    case 'rested':
      return progress.phase === 'complete' ? { phase: 'hidden' } : progress
  }
}
