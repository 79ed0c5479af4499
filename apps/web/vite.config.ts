import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { developmentConfiguration } from './tools/development-configuration.ts'

const packages = resolve(import.meta.dirname, '../../packages')

export default defineConfig({
  plugins: [react(), tailwindcss(), developmentConfiguration()],
  resolve: {
    // From their sources, file by file, so that a page carries what it uses and not a whole entry.
    alias: [
      { find: /^@umber\/(storefront-core|commerce-client)$/, replacement: `${packages}/$1/src/index.ts` },
      {
        find: /^@umber\/storefront-core\/([a-z]+)$/,
        replacement: `${packages}/storefront-core/src/$1/index.ts`,
      },
    ],
  },
  server: { host: '127.0.0.1', port: 8000 },
  build: {
    target: 'es2022',
    // A data: URL would need its own place in the content security policy, and a file is cached for ever.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What the first page begins with is there already; naming it before each later part costs every visit.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/\/(?:libraries|kit|rolldown-runtime)-/.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // sonner's call that injects its styles, which the content security policy blocks. The toaster imports them as a file.
      treeshake: { manualPureFunctions: ['__insertCSS'] },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Changes only when a library does, so that a new release of the shop leaves it in the browser's cache.
            {
              name: 'libraries',
              priority: 3,
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|zustand|@tanstack\/[a-z-]+)\/(?!.*\/(?:useInfiniteQuery|infiniteQueryObserver)\.)/,
            },
            // What every page is made of: one file instead of half a dozen of a few hundred bytes each.
            {
              name: 'kit',
              priority: 2,
              test: /vite\/preload-helper|src\/(?:ui\/(?:error-boundary|async-boundary|lazy-component|class-names|icons|patterns\/error-alert|primitives\/(?:button|link|icon-button|text|picture|skeleton|visually|field))|copy\/failure|content\/brand|browser\/(?:connection|storage|import-with-reload|clear-overlay-state))|storefront-core\/src\/(?:money\/|system-clock|storage-keys|parse\/parse-json)/,
            },
            // What is said when the network or a part of the code is away, and the names of icons: fetched in a quiet moment.
            {
              name: 'quiet',
              priority: 1,
              test: /src\/(?:ui\/(?:tooltip\/tooltip-(?:layer|timing)|toast\/plain-toast|patterns\/overlay-error)|features\/layout\/connection-note|copy\/connection)/,
            },
            // What the cart, the session and the checkout run on.
            { name: 'machine', priority: 1, test: /storefront-core\/src\/(?:machine\/|async\/wait-until)/ },
            // The backend's carts and stock, for the cart and for the checkout's adapters.
            {
              name: 'cart-from-wire',
              priority: 1,
              test: /storefront-core\/src\/cart\/(?:cart|stock)-from-wire\.ts/,
            },
            // What every form is made of, and the stored checkout is read with.
            {
              name: 'forms',
              priority: 1,
              test: /node_modules\/zod\/|storefront-core\/src\/forms\/(?:validate|texts)|src\/hooks\/use-form\.ts/,
            },
            // Lists that load more on demand: the home page and the order history.
            {
              name: 'load-more',
              priority: 1,
              test: /nfiniteQuery(?:Observer)?\.|queries\/use-load-more-query/,
            },
            // The page of a product, whose choice of a variant the wishlist's dialog shares.
            { name: 'product', priority: 1, test: /src\/features\/(?:product|variant-choice)\// },
            // The pages of long lists, on a category and on the results of a search.
            {
              name: 'pages',
              priority: 1,
              test: /src\/(?:queries\/page-param|ui\/patterns\/pagination\.)/,
            },
            // What a category is filtered by, which the showcase's lists are too.
            {
              name: 'filters',
              priority: 1,
              test: /src\/(?:queries\/product-list|catalogue\/(?:filters|typed-price|products-in-category)|showcase\/facets)/,
            },
            // What every list of products is made of.
            {
              name: 'product-lists',
              priority: 1,
              test: /src\/(?:features\/product-card\/|queries\/(?:use-products|featured-and-related)|copy\/products|ui\/primitives\/price|catalogue\/option-values\.ts|search\/summary-of)/,
            },
          ],
        },
      },
    },
  },
})
