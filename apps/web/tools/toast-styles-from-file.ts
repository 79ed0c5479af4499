import type { Plugin } from 'vite'

// sonner injects its styles with a script, which a strict style-src blocks. Its package also contains them as a file,
// which the toaster imports; this plugin removes the injection.
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
