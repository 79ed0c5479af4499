/** Modules that the build writes into one file. Of several groups with a module, the one with the higher priority has it. */
interface JoinedFiles {
  readonly name: string
  readonly priority: number
  readonly test: RegExp
}

interface More {
  /** Other modules of the group: parts of their paths, as regular expressions. */
  readonly others?: readonly string[]
  readonly priority?: number
}

/** `sources` are the beginnings of paths below any `src` folder, as regular expressions. */
const group = (
  name: string,
  sources: readonly string[],
  { others = [], priority = 1 }: More = {},
): JoinedFiles => ({
  name,
  priority,
  test: new RegExp([...sources.flatMap(pathsOf), ...others].join('|')),
})

/** The texts of `copy/cart` are the messages of the area `cart`, see messages-plugin.ts. */
const pathsOf = (source: string): readonly string[] =>
  source.startsWith('copy/')
    ? [`/src/${source}`, `/messages/en/${source.slice('copy/'.length)}[.]messages`]
    : [`/src/${source}`]

const libraries =
  'react|react-dom|scheduler|@remix-run/router|react-router|react-router-dom|zustand|@tanstack/[a-z-]+'

/**
 * Which files the browser's script consists of, apart from one for each page. A visit makes a request for each file, so
 * what is loaded at the same time is in one.
 */
export const joinedFiles: readonly JoinedFiles[] = [
  // Changes only when a library does, so that a new release of the shop leaves it in the browser's cache.
  group('libraries', [], {
    others: [`node_modules/(?:${libraries})/(?!.*/(?:useInfiniteQuery|infiniteQueryObserver)[.])`],
    priority: 3,
  }),
  // What the layout shares with pages. With it here no file imports the entry, which changes with every release.
  group(
    'kit',
    [
      'app/page-skeleton',
      'browser/(?:clear-overlay-state|connection|faults|form-draft|import-with-reload|on-page-hide|storage)',
      'config/(?:locale|match-(?:page|path)|own-pages|page-pattern|paths|product-path|regions|showcase-money|shown-settings)',
      'copy/live-titles',
      'content/brand',
      'features/layout/brand-link',
      'copy/(?:cart|document|failure|shell|ui)',
      'i18n/',
      'hooks/location-provider',
      'hooks/use-(?:cart|current-path|href|is-hydrated|navigate|overlay|redirect|store)',
      'pages/(?:index|page-record|[a-z-]+[.]page[.])',
      'queries/(?:products|query-state|region-tax|regions|shop-settings|use-pending-queries)',
      'router/scroll-position',
      'seo/(?:head-tags|site|use-page-head)',
      'services/(?:cart|lazy-store|services-context|wait-for-session)',
      'ui/(?:announcer|async-boundary|class-names|error-boundary|focus-lasting-heading|has-modifier|icons|idle-component|lazy-component|toast/notify|when-idle)',
      'ui/illustrations/(?:drawing|thread)',
      'ui/patterns/(?:empty-state|error-alert|overlay-boundary|sheet[.])',
      'ui/primitives/(?:button|email-field|field|icon-button|link|own-link|picture|select|skeleton|text[.]|visually)',
      // The core.
      'async/memoize-async',
      'auth/session',
      'cart/(?:cart[.]types|has-stored-cart|keep-adds)',
      'catalogue/(?:category-tree|option-values)',
      'emitter',
      'errors/commerce-error',
      'failure/',
      'money/(?!currency-sign)',
      'parse/(?:is-placeholder|omit-undefined|parse-json|read[.]|sorted|without-trailing-slashes)',
      'ports/identity',
      'search/summary-of',
      'selection/variant-selection',
      'storage-keys',
      'system-clock',
    ],
    { others: ['vite/preload-helper', '/messages/source-language[.]'], priority: 2 },
  ),
  // What every list of products is made of.
  group('product-lists', [
    'copy/products',
    'catalogue/(?:category-path|option-keys)',
    'features/product-card/',
    'queries/(?:featured-and-related|use-products)',
    'selection/selection-in-url',
    'seo/category-crumbs',
    'ui/primitives/price',
  ]),
  // Lists that load more on demand: the home page and the order history.
  group('load-more', ['config/home-rows', 'queries/use-load-more-query'], {
    others: ['node_modules/@tanstack/.*[iI]nfiniteQuery'],
  }),
  // A search, which the adapters know too.
  group('search', ['queries/search', 'search/search-products']),
  // Small parts of several pages other than the home page.
  group('parts', [
    'hooks/use-debounced-value',
    'queries/page-param',
    'router/remember-page',
    'ui/illustrations/(?:entrance|hanger|heart)',
    'ui/page-icons',
    'ui/patterns/pagination[.]',
    'ui/primitives/(?:badge|breadcrumb)',
  ]),
  // What is said of delivery beside products and in the cart.
  group('delivery', ['copy/delivery', 'hooks/use-delivery-words', 'queries/deliveries']),
  // What a category is filtered by, and the lists that are filtered in memory.
  group('filters', [
    'money/currency-sign',
    'catalogue/(?:browse|filter-products|filters|list-products|other-options|products-in-category)',
    'catalogue/(?:sort-products|typed-price)',
    'queries/product-list',
    'config/showcase-facets',
  ]),
  // The page of a product, whose choice of a variant the wishlist's dialog shares.
  group('product', [
    'copy/(?:product-page|refusals|tax)',
    'features/(?:product/(?!express-purchase|five-stars|option-sheet|own-details|delivery-details|product-(?:details|tabs|texts)|share|size-(?:guide|table|units)|zoom|description/(?:has|parse|rich))|variant-choice/)',
    'hooks/use-tax-words',
    'selection/open-selection',
    'seo/(?:product-json-ld|variant-query)',
  ]),
  // What a product's page shows below its buttons, loaded late.
  group('own-details', [
    'copy/live-trust',
    'features/product/(?:own-details|product-(?:details|texts)|share-|delivery-details)',
    'ui/patterns/disclosures',
  ]),
  // What the cart's page and drawer share.
  group('cart-lines', [
    'copy/change-line',
    'features/cart/(?:cart-alert|cart-skeleton|checkout-button|lazy-delivery|line-|use-clear-cart)',
  ]),
  // What asks whether there are wallets, on the page of a product and in the cart.
  group('express-checkout', [
    'features/checkout/payments/express-checkout/(?:express-checkout|use-region-offer)[.]',
    'features/product/express-purchase',
  ]),
  // What Stripe's form and the wallets share.
  group(
    'stripe',
    ['features/checkout/payments/stripe/(?:is-dark-at|stripe-code|stripe-locale)', 'payments/stripe'],
    {
      others: ['node_modules/@stripe/'],
    },
  ),
  // What the cart's page and the checkout share.
  group('cart-and-checkout', [
    'copy/(?:included-tax|line-problem)',
    'hooks/use-(?:cart-elsewhere|included-tax)',
    'features/(?:cart-line|empty-cart)/',
    'ui/illustrations/empty-bag',
  ]),
  // What the checkout and the pages that lead to it or follow it share.
  group('checkout', [
    'checkout/checkout[.](?:state|storage)',
    'features/checkout/(?:progress|summary)',
    'ports/payment',
  ]),
  // What every form is made of, and the stored checkout is read with.
  group('forms', ['copy/forms', 'forms/(?:texts|validate)', 'hooks/use-form[.]'], {
    others: ['node_modules/zod/'],
  }),
  // What the pages of signing in share.
  group('sign-in', [
    'auth/safe-return-path',
    'copy/auth',
    'features/auth/auth-frame',
    'forms/auth-schemas',
    'hooks/use-return-path',
    'ui/primitives/password-field',
  ]),
  // What the drawers, the slider and the accordion are made of.
  group('radix', [], {
    others: [
      'node_modules/@radix-ui/(?:primitive|react-(?:collection|compose-refs|context|direction|id|presence))/',
      'node_modules/@radix-ui/react-(?:primitive|slot|use-[a-z-]+)/',
    ],
  }),

  // What a visit needs soon after its first view: the backend's client, and what reads its answers.
  group('backend', [
    'async/',
    'auth/token-storage',
    'catalogue/(?:[a-z]+-from-wire|catalogue-client|create-catalogue|product-fields|region)',
    'client',
    'errors/',
    'live/region-tax',
    'machine/',
    'parse/(?:iso-timestamp|json-storage|picture-url|product-summary-from)',
    'resources/',
    'services/(?:create-backend|page-region)',
    'store[.]',
    'system-random',
    'transport/',
  ]),
  // The cart and the wishlist, which start when the page is idle. Only a cart from another region is moved.
  group('stores', [
    'cart/(?!kept-lines|move-cart-to-region|has-stored-cart)',
    'live/transfer-cart',
    'memory-storage',
    'services/create-cart',
    'wishlist/',
  ]),
  // The adapters that guests use too, of either preset.
  group('showcase', [
    'content/showcase/products',
    'services/presets/showcase(?:-shop)?[.]',
    'services/presets/showcase/(?:contact-form|create-shop-ports|newsletter|password-reset|product-search)',
    'services/presets/showcase/(?:promotions|timings|wishlist)',
  ]),
  group('live', [
    'live/(?:contact-form|customer-orders|document-from-wire|newsletter|order-|password-reset|pay-on-delivery)',
    'live/(?:product-search|products-by-slug|promotions|returns|sale-terms|search-|shipping-option|wishlist)',
    'orders/order-details-from-wire',
    'search/band-limits',
    'services/presets/live(?:-client|-payments|-shop)?[.]',
  ]),
  group('orders', ['account/order-from-wire']),
  group('order-numbers', ['config/order-numbers', 'orders/order-number']),
  // What refuses a sign-in, and the client's part for it.
  group('auth', ['auth[.]', 'auth/(?:auth-refusals|token-receiver)']),
  // What loads late on every page: the parts of the footer that work with script only, and the note on the connection.
  group('late', [
    'app/late-parts',
    'browser/theme',
    'copy/(?:connection|newsletter(?!-))',
    'features/(?:layout/(?:connection-note|theme-switch)|newsletter/(?:newsletter-form|use-subscribe))',
    'forms/email-address',
  ]),
  // The country and the language of the page, loaded late.
  group('locale', ['browser/chosen-locale', 'copy/region', 'features/locale/']),
  // The languages that there are, and those of the page's country.
  group('languages', ['config/offered-locales'], { others: ['/messages/languages[.]'] }),
  // How dates and amounts are written.
  group('formats', ['config/formats', 'hooks/use-formats']),
  // How a form says that the backend refuses it, on pages and in the footer.
  group('refusal', ['hooks/use-rate-limit-wait', 'ui/patterns/form-error']),
  // The error of a drawer or dialog whose code cannot be loaded, and tooltips.
  group('quiet', ['ui/patterns/overlay-error', 'ui/tooltip/tooltip-(?:layer|timing)']),
]
