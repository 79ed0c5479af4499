import { drawing } from './drawing.tsx'

/** A label with a heart on it. */
export const HeartIllustration = drawing(
  <>
    <path d="M30 44 60 16l30 28v60H30z" />
    <circle cx="60" cy="36" r="4" />
    <path d="M60 32c4-10 16-16 26-12" strokeDasharray="2 4" />
    <path d="M60 88C48 80 42 73 42 65a9.500 9.500 0 0 1 18-4 9.500 9.500 0 0 1 18 4c0 8-6 15-18 23z" />
  </>,
)
