import type { ReactNode } from 'react'

export const drawing = (lines: ReactNode) => () => (
  <svg
    viewBox="0 0 120 120"
    width="120"
    height="120"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.25"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {lines}
  </svg>
)
