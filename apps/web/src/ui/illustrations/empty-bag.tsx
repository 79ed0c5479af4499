import { drawing } from './drawing.tsx'

/** An open bag with nothing in it. */
export const EmptyBagIllustration = drawing(
  <>
    <path d="M28 44h64l6 58H22z" />
    <path d="M44 54V36a16 16 0 0 1 32 0v18" />
    <path d="M14 102h92" />
    <path d="M34 66c8 4 44 4 52 0" strokeDasharray="2 4" />
  </>,
)
