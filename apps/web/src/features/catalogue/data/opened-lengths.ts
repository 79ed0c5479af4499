import { createContext } from 'react'

/** How far each visited page had been opened, by the history entry's key, so that Back finds the same length and place. */
export const OpenedLengthsContext = createContext<Map<string, number>>(new Map())
