import { drawing } from './drawing.tsx'

/** A hanger on a rail. */
export const HangerIllustration = drawing(
  <>
    <path d="M10 22h100" />
    <path d="M60 46v-8c0-4 7-5 7-11a7 7 0 1 0-14 0" />
    <path d="M60 46 18 78c-3 3-1 8 3 8h78c4 0 6-5 3-8z" />
    <path d="M30 94h60" strokeDasharray="2 4" />
  </>,
)
