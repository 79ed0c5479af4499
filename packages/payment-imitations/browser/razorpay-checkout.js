// Stands in for https://checkout.razorpay.com/v1/checkout.js in browser tests. It knows what the shop uses of
// https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps, and needs of the page what
// Razorpay's script needs: markup of a style element, a script of its own CDN, a frame of api.razorpay.com, and a window for
// the bank.
;(() => {
  const api = 'https://api.razorpay.com'

  const container = document.createElement('div')
  container.className = 'razorpay-container'
  // As Razorpay's: a page with Trusted Types has to let it in.
  container.innerHTML = '<style>@keyframes rzp-rot{to{transform: rotate(360deg);}}</style>'
  Object.assign(container.style, { display: 'none', position: 'fixed', inset: '0', zIndex: '1000000000' })
  document.body.append(container)

  globalThis.Razorpay = class {
    #options
    #frame
    #stop
    #listeners = new Map()

    constructor(options) {
      if (!/^rzp_(test|live)_\w+$/.test(options?.key)) throw new Error('No key passed')
      if (typeof options.order_id !== 'string') throw new Error('The imitation needs an order_id')
      this.#options = options
    }

    on(name, listener) {
      this.#listeners.set(name, listener)
    }

    open() {
      const { key, order_id: order } = this.#options
      const frame = document.createElement('iframe')
      this.#frame = frame
      frame.className = 'razorpay-checkout-frame'
      frame.title = 'Razorpay Checkout'
      frame.allow = 'payment'
      Object.assign(frame.style, { width: '100%', height: '100%', border: '0', background: '#fff' })
      frame.src = `${api}/v1/checkout/public#${new URLSearchParams({ key_id: key, order_id: order })}`
      const listener = ({ origin, source, data }) => {
        if (origin === api && source === frame.contentWindow) this.#hear(data)
      }
      addEventListener('message', listener)
      this.#stop = () => removeEventListener('message', listener)
      container.append(frame)
      container.style.display = 'block'
    }

    close() {
      if (this.#frame === undefined) return
      this.#leave()
      this.#options.modal?.ondismiss?.()
    }

    #leave() {
      this.#stop()
      this.#frame.remove()
      this.#frame = undefined
      container.style.display = 'none'
    }

    #hear({ imitation, answer }) {
      if (imitation === 'dismiss') return this.close()
      if (imitation !== 'answer') return undefined
      if (answer.error !== undefined) return this.#listeners.get('payment.failed')?.({ error: answer.error })
      this.#leave()
      return this.#options.handler(answer)
    }
  }
})()
