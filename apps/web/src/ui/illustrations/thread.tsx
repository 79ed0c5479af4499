import { drawing } from './drawing.tsx'

/** A thread that has come off its spool. */
export const ThreadIllustration = drawing(
  <>
    <path d="M34 26h36v8H34zM34 86h36v8H34zM39 34h26v52H39z" />
    <path d="M39 44l26 5M39 54l26 5M39 64l26 5M39 74l26 5" />
    <path d="M65 79c14 4 10 20 24 18s4-22-8-16 2 24 25 18" />
  </>,
)
