import { drawing } from './drawing.tsx'

/** An entrance with a sign on it. */
export const EntranceIllustration = drawing(
  <>
    <path d="M34 104V18h52v86M16 104h88" />
    <path d="M60 40v8M46 62l14-14 14 14" />
    <path d="M42 62h36v16H42z" />
    <path d="M78 84v6" />
  </>,
)
