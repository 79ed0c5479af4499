import type { ReactNode } from 'react'

const drawing = (lines: ReactNode) => () => (
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

/** An open bag with nothing in it. */
export const EmptyBagDrawing = drawing(
  <>
    <path d="M28 44h64l6 58H22z" />
    <path d="M44 54V36a16 16 0 0 1 32 0v18" />
    <path d="M14 102h92" />
    <path d="M34 66c8 4 44 4 52 0" strokeDasharray="2 4" />
  </>,
)

/** A hanger on a rail. */
export const HangerDrawing = drawing(
  <>
    <path d="M10 22h100" />
    <path d="M60 46v-8c0-4 7-5 7-11a7 7 0 1 0-14 0" />
    <path d="M60 46 18 78c-3 3-1 8 3 8h78c4 0 6-5 3-8z" />
    <path d="M30 94h60" strokeDasharray="2 4" />
  </>,
)

/** A label with a heart on it, tied to nothing. */
export const HeartDrawing = drawing(
  <>
    <path d="M30 44 60 16l30 28v60H30z" />
    <circle cx="60" cy="36" r="4" />
    <path d="M60 32c4-10 16-16 26-12" strokeDasharray="2 4" />
    <path d="M60 88C48 80 42 73 42 65a9.500 9.500 0 0 1 18-4 9.500 9.500 0 0 1 18 4c0 8-6 15-18 23z" />
  </>,
)

/** A thread that has come off its spool. */
export const ThreadDrawing = drawing(
  <>
    <path d="M34 26h36v8H34zM34 86h36v8H34zM39 34h26v52H39z" />
    <path d="M39 44l26 5M39 54l26 5M39 64l26 5M39 74l26 5" />
    <path d="M65 79c14 4 10 20 24 18s4-22-8-16 2 24 25 18" />
  </>,
)

/** A shop door with a sign on it. */
export const DoorDrawing = drawing(
  <>
    <path d="M34 104V18h52v86M16 104h88" />
    <path d="M60 40v8M46 62l14-14 14 14" />
    <path d="M42 62h36v16H42z" />
    <path d="M78 84v6" />
  </>,
)
