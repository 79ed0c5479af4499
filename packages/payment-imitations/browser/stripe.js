// Stands in for https://js.stripe.com/<release>/stripe.js in browser tests. It knows what the shop uses of
// https://docs.stripe.com/js, and refuses what Stripe.js refuses. It needs of the page what Stripe.js needs: requests to
// api.stripe.com, frames of js.stripe.com and hooks.stripe.com.
;(() => {
  const api = 'https://api.stripe.com/v1'
  const scripts = 'https://js.stripe.com'
  const hooks = 'https://hooks.stripe.com'
  const { imitateExpressElement } = globalThis
  delete globalThis.imitateExpressElement

  class IntegrationError extends Error {
    name = 'IntegrationError'
  }

  /** The answer as `{ paymentIntent }` or `{ error }`. */
  async function ask(path, fields, method = 'GET') {
    const query = new URLSearchParams(fields)
    try {
      const response =
        method === 'GET'
          ? await fetch(`${api}${path}?${query}`)
          : await fetch(`${api}${path}`, { method, body: query })
      const body = await response.json()
      return response.ok ? { paymentIntent: body } : { error: body.error }
    } catch (cause) {
      return { error: { type: 'api_connection_error', message: String(cause) } }
    }
  }

  function listenTo(frame, origin, hear) {
    const listener = (event) => {
      if (event.origin === origin && event.source === frame.contentWindow) hear(event.data)
    }
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }

  function createElement(group, { key, options }) {
    const listeners = new Map()
    const waiting = new Map()
    const frame = document.createElement('iframe')
    let stop
    let asked = 0
    const emit = (name, event) => listeners.get(name)?.(event)
    const element = {
      async mount(place) {
        const parent = typeof place === 'string' ? document.querySelector(place) : place
        if (parent === null)
          throw new IntegrationError('The selector you specified applies to no DOM elements.')
        frame.title = 'Secure payment input frame'
        frame.style.width = '100%'
        frame.style.height = '320px'
        frame.style.border = '0'
        const { captureMethod = 'automatic', customerSessionClientSecret: customerSession } = options
        stop = listenTo(frame, scripts, ({ imitation, id, ...answer }) => {
          if (imitation === 'ready') emit('ready', { elementType: 'payment' })
          else waiting.get(id)?.(answer)
        })
        const secret =
          customerSession === undefined ? {} : { customer_session_client_secret: customerSession }
        const { error, paymentIntent: session } = await ask('/elements/sessions', {
          key,
          type: 'deferred_intent',
          ...secret,
        })
        if (error !== undefined) {
          emit('loaderror', { elementType: 'payment', error })
          return
        }
        const saved = JSON.stringify(session.customer?.payment_methods ?? [])
        const shown = customerSession === undefined ? {} : { customerSession, saved }
        const hash = new URLSearchParams({ key, captureMethod, ...shown })
        frame.src = `${scripts}/v3/elements-inner-payment.html#${hash}`
        parent.append(frame)
      },
      on(name, listener) {
        listeners.set(name, listener)
        return element
      },
      update: () => element,
      unmount() {
        stop?.()
        frame.remove()
      },
      destroy() {
        element.unmount()
        group.element = undefined
      },
    }
    group.element = element
    group.askFrame = (question) =>
      new Promise((resolve) => {
        asked += 1
        waiting.set(asked, resolve)
        frame.contentWindow.postMessage({ ...question, id: asked }, scripts)
      })
    return element
  }

  function createElements(key, options = {}) {
    checkDeferred(options)
    const group = { options, element: undefined, askFrame: undefined, isSubmitted: false }
    return {
      group,
      create(type, settings) {
        if (type !== 'payment' && type !== 'expressCheckout')
          throw new IntegrationError(`The imitation has no element ${type}.`)
        if (group.element !== undefined)
          throw new IntegrationError(`Can only create one Element of type ${type} through elements().`)
        if (type === 'payment') return createElement(group, { key, options })
        return imitateExpressElement(group, { key, options, settings }, { IntegrationError, ask, listenTo })
      },
      getElement: () => group.element ?? null,
      update(changes) {
        Object.assign(options, changes)
        checkDeferred(options)
      },
      async submit() {
        const answer = await group.askFrame({ ask: 'submit' })
        group.isSubmitted = answer.error === undefined
        return answer
      },
    }
  }

  function checkDeferred({ mode, amount, currency }) {
    if (mode !== 'payment') throw new IntegrationError('The imitation knows the mode payment only.')
    if (!Number.isInteger(amount) || amount <= 0)
      throw new IntegrationError('Invalid value for elements(): amount must be greater than 0.')
    if (!/^[a-z]{3}$/.test(currency))
      throw new IntegrationError('Invalid value for elements(): currency must be a three-letter code.')
  }

  const idOf = (secret) => String(secret).split('_secret_')[0]
  const never = () => new Promise(() => {})

  globalThis.Stripe = (key) => {
    if (!/^pk_(test|live)_/.test(key))
      throw new IntegrationError('Please call Stripe() with your publishable key.')

    const retrieve = (secret) => ask(`/payment_intents/${idOf(secret)}`, { key, client_secret: secret })

    async function challenge(secret) {
      const dialog = document.createElement('div')
      dialog.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:#fff'
      const frame = document.createElement('iframe')
      frame.title = 'Challenge of the bank'
      frame.src = `${hooks}/3d_secure_2/${idOf(secret)}?client_secret=${encodeURIComponent(secret)}`
      dialog.append(frame)
      document.body.append(dialog)
      await new Promise((resolve) => {
        const stop = listenTo(frame, hooks, ({ imitation }) => {
          if (imitation !== 'challenged') return
          stop()
          resolve()
        })
      })
      dialog.remove()
    }

    async function act(secret, answer) {
      const { paymentIntent: intent } = answer
      if (intent?.status !== 'requires_action') return answer
      if (intent.next_action.type === 'redirect_to_url') {
        location.assign(intent.next_action.redirect_to_url.url)
        return await never()
      }
      await challenge(secret)
      const after = await retrieve(secret)
      const failure = after.paymentIntent?.last_payment_error
      return failure == null ? after : { error: { ...failure, payment_intent: after.paymentIntent } }
    }

    return {
      elements: (options) => createElements(key, options),
      retrievePaymentIntent: retrieve,
      handleNextAction: async ({ clientSecret }) => await act(clientSecret, await retrieve(clientSecret)),
      async confirmPayment({ elements, clientSecret, confirmParams, redirect = 'always' }) {
        const { group } = elements
        if (!group.isSubmitted)
          throw new IntegrationError('elements.submit() must be called before stripe.confirmPayment().')
        if (confirmParams?.return_url === undefined)
          throw new IntegrationError('You must provide a return_url when calling confirmPayment.')
        const { paymentIntent: intent } = await retrieve(clientSecret)
        const { amount, currency, captureMethod = 'automatic' } = group.options
        const isSame =
          intent === undefined ||
          (intent.amount === amount &&
            intent.currency === currency &&
            intent.capture_method === captureMethod)
        if (!isSame)
          throw new IntegrationError(
            'The amount, currency or captureMethod of elements() is not that of the intent.',
          )
        const answer = await group.askFrame({
          ask: 'confirm',
          intent: idOf(clientSecret),
          fields: { key, client_secret: clientSecret, return_url: confirmParams.return_url },
        })
        const result = await act(clientSecret, answer)
        if (redirect === 'if_required' || result.error !== undefined) return result
        location.assign(confirmParams.return_url)
        return await never()
      },
      _registerWrapper() {},
    }
  }
  // The release that @stripe/stripe-js asks for.
  globalThis.Stripe.version = 'endive'
})()
