import type { Plugin } from 'vite'

const calls = /= (React\w*\.(?:createContext|forwardRef|memo)\()/g
const names = /^\w+\.(?:displayName|contextType) = [^;]+;$/gm

/**
 * Marks these calls in react-router as pure and removes debug names. Its single file also contains the data router,
 * forms and server rendering, and a bundler keeps unmarked calls and assignments (6 kB after gzip).
 */
export function pureReactCalls(): Plugin {
  return {
    name: 'pure-react-calls',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code.replaceAll(calls, '= /* @__PURE__ */ $1').replaceAll(names, ''),
        map: null,
      }),
    },
  }
}
