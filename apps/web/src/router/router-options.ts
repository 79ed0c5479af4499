import type { FutureConfig } from 'react-router-dom'

/** The router renders in transitions, so that a page stays on screen until the next one is there. */
export const routerOptions: FutureConfig = { v7_startTransition: true, v7_relativeSplatPath: true }
