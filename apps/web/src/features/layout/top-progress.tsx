import { useEffect, useReducer } from 'react'
import { shellCopy } from '../../copy/shell.ts'
import { progressAfter } from './progress.ts'

const tick = 120
const restTime = 500

export function TopProgress({ loading }: { readonly loading: boolean }) {
  const [progress, send] = useReducer(progressAfter, { status: 'hidden' })
  const { status } = progress

  useEffect(() => {
    send(loading ? 'started' : 'finished')
  }, [loading])

  useEffect(() => {
    if (status === 'hidden') return undefined
    if (status === 'complete') {
      const timer = setTimeout(() => send('rested'), restTime)
      return () => clearTimeout(timer)
    }
    const timer = setInterval(() => send('ticked'), tick)
    return () => clearInterval(timer)
  }, [status])

  if (progress.status === 'hidden') return null
  const percent = progress.status === 'complete' ? 100 : progress.percent
  return (
    <div className="layer-progress pointer-events-none fixed inset-x-0 top-0 h-0.5">
      <progress
        className="sr-only"
        aria-label={shellCopy.loadingPage}
        max={100}
        value={Math.round(percent)}
      />
      <div
        className="h-full origin-left rtl:origin-right bg-accent transition-[scale] motion-calm"
        style={{ scale: `${percent / 100} 1` }}
      />
    </div>
  )
}
