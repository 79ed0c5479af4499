// The Express Checkout Element of stripe.js: https://docs.stripe.com/js/elements_object/express_checkout_element. A test says which
// wallets the browser has in `imitatedWallets`, such as ['apple_pay']. A wallet is a window of its own: wallet.html.
;(() => {
  const scripts = 'https://js.stripe.com'
  const names = {
    apple_pay: 'applePay',
    google_pay: 'googlePay',
    link: 'link',
    klarna: 'klarna',
    paypal: 'paypal',
    amazon_pay: 'amazonPay',
  }
  /** In milliseconds: how long the shop may take to open the wallet. */
  const longestClick = 1_000

  /** `tools`: what stripe.js has for each of its elements. */
  globalThis.imitateExpressElement = (group, { key, options, settings = {} }, tools) => {
    const { IntegrationError, ask, listenTo } = tools
    const listeners = new Map()
    const waiting = new Map()
    const frame = document.createElement('iframe')
    let stop
    let asked = 0
    let type = ''
    let confirming = false
    const tell = (message) => frame.contentWindow?.postMessage(message, scripts)
    const emit = (name, event) => listeners.get(name)?.(event)

    /** What the wallet shows from now on. */
    function shown({ lineItems = [], shippingRates } = {}) {
      const sum = lineItems.reduce((total, { amount }) => total + amount, 0)
      if (sum > options.amount)
        throw new IntegrationError('The amounts of lineItems must not be greater than that of elements().')
      if (settings.shippingAddressRequired && shippingRates?.length === 0)
        throw new IntegrationError('shippingRates must have at least one rate.')
      return { amount: options.amount, currency: options.currency, lineItems, shippingRates }
    }

    const answers = {
      resolve: (details) => tell({ tell: 'shown', ...shown(details) }),
      reject: () => tell({ tell: 'refused' }),
    }

    const hear = {
      ready({ wallets, height }) {
        frame.style.height = `${height}px`
        const available = Object.fromEntries(
          Object.entries(names).map(([name, word]) => [word, wallets.includes(name)]),
        )
        emit('ready', {
          elementType: 'expressCheckout',
          availablePaymentMethods: wallets.length === 0 ? undefined : available,
        })
      },
      click({ wallet }) {
        type = wallet
        const late = setTimeout(() => {
          throw new IntegrationError('The handler of click has not called resolve or reject in time.')
        }, longestClick)
        emit('click', {
          elementType: 'expressCheckout',
          expressPaymentType: wallet,
          resolve(details = {}) {
            clearTimeout(late)
            if (settings.shippingAddressRequired && !details.shippingRates?.length)
              throw new IntegrationError('shippingRates are required with shippingAddressRequired.')
            const { emailRequired, phoneNumberRequired, shippingAddressRequired } = settings
            const asks = { emailRequired, phoneNumberRequired, shippingAddressRequired }
            tell({ tell: 'open', ...shown(details), ...asks })
          },
          reject: () => clearTimeout(late),
        })
      },
      address: ({ name, address }) => emit('shippingaddresschange', { name, address, ...answers }),
      rate: ({ shippingRate }) => emit('shippingratechange', { shippingRate, ...answers }),
      confirm(details) {
        confirming = true
        emit('confirm', {
          ...details,
          expressPaymentType: type,
          paymentFailed() {
            confirming = false
            tell({ tell: 'close' })
          },
        })
      },
      cancel: () => emit('cancel', { elementType: 'expressCheckout' }),
      answer({ id, ...answer }) {
        confirming = false
        waiting.get(id)?.(answer)
        waiting.delete(id)
      },
    }

    const element = {
      async mount(place) {
        frame.title = 'Secure express checkout frame'
        frame.style.cssText = 'width:100%;height:0;border:0;display:block'
        frame.allow = 'payment *'
        stop = listenTo(frame, scripts, ({ imitation, ...message }) => hear[imitation]?.(message))
        const { error } = await ask('/elements/sessions', { key, type: 'deferred_intent' })
        if (error !== undefined) {
          emit('loaderror', { elementType: 'expressCheckout', error })
          return
        }
        const wallets = (globalThis.imitatedWallets ?? []).join()
        const columns = settings.layout?.maxColumns ?? 1
        const hash = new URLSearchParams({ wallets, columns })
        frame.src = `${scripts}/v3/elements-inner-express-checkout.html#${hash}`
        place.append(frame)
      },
      on(name, listener) {
        listeners.set(name, listener)
        return element
      },
      update(changes) {
        Object.assign(settings, changes)
        return element
      },
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
    group.askFrame = async (request) => {
      // `elements.submit()` is for the fields of other elements; a wallet has its own.
      if (request.ask === 'submit') return {}
      if (!confirming)
        throw new IntegrationError('confirmPayment must be called in the handler of the event confirm.')
      return await new Promise((resolve) => {
        asked += 1
        waiting.set(asked, resolve)
        tell({ tell: 'pay', id: asked, intent: request.intent, fields: request.fields })
      })
    }
    return element
  }
})()
