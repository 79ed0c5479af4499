import type { Plugin } from 'vite'

const calls = /= (React\w*\.(?:createContext|forwardRef|memo)\()/g
const names = /^\w+\.(?:displayName|contextType) = [^;]+;$/gm

/**
 * Marks what react-router makes with these calls as free to be left out, and takes out the names it gives for debugging.
 * Its one file holds the data router, forms and server rendering too, and a bundler must keep the result of a call it
 * cannot see through, and whatever is written to (6 kB after gzip).
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
