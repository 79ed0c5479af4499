import type { Plugin } from 'vite'

// sonner writes its styles into the page from script, which a strict style-src refuses. The same styles ship as a file
// in its package; the toaster imports that file, and this takes the writing out.
export function toastStylesFromFile(): Plugin {
  const call = /^__insertCSS\(.*\);$/m
  return {
    name: 'toast-styles-from-file',
    transform(code, id) {
      if (!id.endsWith('/sonner/dist/index.mjs')) return undefined
      if (!call.test(code))
        return this.error('sonner no longer writes its styles the way this plugin expects')
      return { code: code.replace(call, ''), map: null }
    },
  }
}
