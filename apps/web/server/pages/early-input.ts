/**
 * An inline script for the head: notes which buttons are pressed and which forms are sent before the page's own script
 * is there, which repeats them (src/browser/early-input.ts). A form that is sent by GET works without a script. Marks the
 * pictures that fail meanwhile.
 */
export const noteEarlyInput = `(() => {
  const presses = []
  const note = (event) => {
    const { type, target } = event
    if (type === 'submit') {
      if (target.method === 'get') return
      event.preventDefault()
      presses.push({ form: target })
      return
    }
    const button = target.closest('#root button')
    if (button !== null && !(button.type === 'submit' && button.form)) presses.push({ button })
  }
  document.addEventListener('click', note, true)
  document.addEventListener('submit', note, true)
  document.addEventListener('error', ({ target }) => {
    if (target instanceof HTMLImageElement) target.dataset.failed = ''
  }, true)
  window.earlyInput = {
    presses,
    stop() {
      document.removeEventListener('click', note, true)
      document.removeEventListener('submit', note, true)
    },
  }
})()`
