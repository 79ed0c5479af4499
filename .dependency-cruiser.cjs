/**
 * Import boundaries: web -> storefront-core -> commerce-client and admin-client -> commerce-client, never back. They apply to type-only imports too. Run by `pnpm lint:boundaries`, which is part of `pnpm test`.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no circular imports',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'commerce-client imports only itself',
      comment: 'It is published without runtime dependencies.',
      severity: 'error',
      from: { path: '^packages/commerce-client/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/commerce-client/src' },
    },
    {
      name: 'admin-client imports only itself, commerce-client and papaparse',
      severity: 'error',
      from: { path: '^packages/admin-client/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^packages/admin-client/src', '^(packages|@umber)/commerce-client/', '/papaparse/'] },
    },
    {
      name: 'the examples import only published packages',
      comment: 'A reader copies them.',
      severity: 'error',
      from: { path: '^examples/', pathNot: '/test/|[.]contract[.]ts$|[.]config[.]ts$' },
      to: { path: '^(apps|e2e|scripts|ops|packages/(?!admin-client|commerce-client|storefront-core))' },
    },
    {
      name: 'storefront-core imports only itself, commerce-client, zustand and zod',
      severity: 'error',
      from: { path: '^packages/storefront-core/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^packages/storefront-core/src', '^packages/commerce-client/', '/zustand/', '/zod/'] },
    },
    {
      name: 'only the forms and the stored checkout of storefront-core use zod',
      comment:
        'Pages with forms load it anyway. On other pages it would cost more than the readers in parse/read.ts. See decision 25.',
      severity: 'error',
      from: {
        path: '^packages/storefront-core/src',
        pathNot: '^packages/storefront-core/src/(forms/|checkout/checkout[.]storage[.]ts$)|[.]test[.]ts$',
      },
      to: { path: '/zod/' },
    },
    {
      name: 'storefront-core does not import its own entry points',
      comment:
        'Entry points are for other packages. Internal imports of them would add cycles and bundle size.',
      severity: 'error',
      from: { path: '^packages/storefront-core/src', pathNot: '[.]test[.]ts$' },
      to: { path: '^packages/storefront-core/src/(index|[a-z]+/index)[.]ts$' },
    },
    {
      name: 'ports do not import implementations',
      severity: 'error',
      from: { path: '^packages/storefront-core/src/ports/' },
      to: { path: '^packages/commerce-client/|/zustand/|/zod/' },
    },
    {
      name: 'machines and selectors of storefront-core do not import commerce-client',
      severity: 'error',
      from: { path: '^packages/storefront-core/src/.*[.](machine|selectors)[.]ts$' },
      to: { path: '^packages/commerce-client/' },
    },
    {
      name: 'published packages do not import apps, examples or the sample store',
      severity: 'error',
      from: { path: '^packages/(admin-client|commerce-client|storefront-core)/' },
      to: { path: '^(apps|e2e|scripts|examples)/|^packages/sample-store/' },
    },
    {
      name: 'the sample store imports no other workspace package',
      severity: 'error',
      from: { path: '^packages/sample-store/src' },
      to: { path: '^(apps|e2e|scripts)/|^packages/(commerce-client|storefront-core)/' },
    },
    {
      name: 'the addresses import no other workspace package',
      comment: 'The shop and the backend share them.',
      severity: 'error',
      from: { path: '^packages/addresses/' },
      to: { path: '^(apps|e2e|scripts)/|^packages/(?!addresses/)' },
    },
    {
      name: 'the fake backend imports only the sample store',
      comment: 'Contract tests compare it with the real backend, so it must not depend on the client.',
      severity: 'error',
      from: { path: '^packages/fake-backend/' },
      to: { path: '^(apps|e2e|scripts)/|^packages/(commerce-client|storefront-core)/' },
    },
    {
      name: 'only tests use the fake backend',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: '^packages/fake-backend/|[.]test[.]tsx?$' },
      to: { path: '^packages/fake-backend/' },
    },
    {
      name: 'the backend imports only the sample store',
      severity: 'error',
      from: { path: '^apps/backend/' },
      to: { path: '^(apps/web|e2e|scripts)/|^packages/(commerce-client|storefront-core)/' },
    },
    {
      name: 'the operations import only the sample store',
      comment: 'They start the apps as processes or through their caller.',
      severity: 'error',
      from: { path: '^packages/operations/' },
      to: {
        path: '^(apps|e2e|scripts)/|^packages/(commerce-client|storefront-core|fake-backend|dev-stack)/',
      },
    },
    {
      name: 'only scripts and the dev stack import the operations',
      severity: 'error',
      from: { path: '^(apps|packages|e2e)/', pathNot: '^packages/(operations|dev-stack)/' },
      to: { path: '^packages/operations/' },
    },
    {
      name: 'the dev stack imports only the sample store and the operations',
      comment: 'It runs before anything is built, and starts the apps as processes or through its caller.',
      severity: 'error',
      from: { path: '^packages/dev-stack/' },
      to: { path: '^(apps|e2e|scripts)/|^packages/(commerce-client|storefront-core|fake-backend)/' },
    },
    {
      name: 'only scripts import the dev stack',
      severity: 'error',
      from: { path: '^(apps|packages|e2e)/', pathNot: '^packages/dev-stack/' },
      to: { path: '^packages/dev-stack/' },
    },
    {
      name: 'nothing imports the test provider of payments',
      comment:
        'The dev stack names it to the backend as a Medusa plugin. A production build has none of its code.',
      severity: 'error',
      from: { path: '^(apps|packages|e2e|scripts|ops)/', pathNot: '^packages/test-payments/' },
      to: { path: '^packages/test-payments/' },
    },
    {
      name: 'the web app does not import the backend',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/backend/' },
    },
    {
      name: 'only the services create a client',
      comment: 'Features use storefront-core, which hides the wire formats.',
      severity: 'error',
      from: {
        path: '^apps/web/src/',
        pathNot:
          '^apps/web/src/services/(create-(auth|backend)|presets/(adapter-deps|live-client))[.]ts$|[.]test[.]tsx?$',
      },
      to: { path: '^packages/commerce-client/' },
    },
    {
      name: 'ui imports no shop code',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(features|app|services|queries|router)/|^packages/' },
    },
    {
      name: 'config, copy, browser and the records of pages import no higher layer',
      severity: 'error',
      from: {
        path: '^apps/web/src/((config|copy|browser)/|pages/(index|page-record|.*[.]page)[.]ts$)',
        pathNot: '[.]test[.]tsx?$',
      },
      to: {
        path: '^apps/web/src/(app|features|hooks|pages/(reads/|.*-reads)|queries|router|seo|services|ui)/?',
      },
    },
    {
      name: 'the app loads what a page shows and reads',
      severity: 'error',
      from: { path: '^apps/web/src/(?!(app|pages)/|entry-server)', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^apps/web/src/pages/(reads/|(.*-reads|load-screen)[.]ts$)' },
    },
    {
      name: 'content imports only itself',
      comment: 'A fork edits the pages in one directory, and their texts in the catalogue.',
      severity: 'error',
      from: { path: '^apps/web/src/content/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^apps/web/(src/(content|i18n)|messages)/' },
    },
    {
      name: 'the web app and the running backend do not import the sample store',
      comment: 'It is seed data: for the seed, the launcher and tests.',
      severity: 'error',
      from: {
        path: '^apps/(web|backend)/src/',
        pathNot: '^apps/backend/src/(seed|scripts)/|[.]test[.]tsx?$',
      },
      to: { path: '^packages/sample-store/' },
    },
    {
      name: 'services, queries, hooks and router import no feature',
      severity: 'error',
      from: {
        path: '^apps/web/src/(services|queries|hooks|router|seo)/',
        pathNot: '[.]test[.]tsx?$',
      },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'only the services import the adapters of a preset',
      comment: 'A preset replaces adapters, never components.',
      severity: 'error',
      from: {
        path: '^apps/web/src/(?!services/)',
        pathNot: '^apps/web/src/copy/topics[.]ts$|[.]test[.]tsx?$',
      },
      to: { path: '^packages/storefront-core/(src|dist)/live|^apps/web/src/services/presets/' },
    },
    {
      name: 'the adapters of one preset do not import the other preset',
      severity: 'error',
      from: { path: '^apps/web/src/services/presets/(showcase|live)' },
      to: {
        path: '^apps/web/src/services/presets/(showcase|live)|^packages/storefront-core/(src|dist)/(live)',
        pathNot: '^apps/web/src/services/presets/$1|^packages/storefront-core/(src|dist)/$1',
      },
    },
    {
      name: 'features do not import the app',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'a feature imports no other feature',
      comment: 'Except the shared ones named here. What two features show together is composed by the app.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^apps/web/src/features/',
        pathNot: [
          '^apps/web/src/features/$1/',
          '^apps/web/src/features/(address-fields|bank-transfer|card-price|cart-line|compare|checkout/payments/express-checkout|empty-cart|journal-card|locale|newsletter|product-card|product-list|promo-code|recently-viewed|rich-text|variant-choice)/',
        ],
      },
    },
    {
      name: 'the page server imports no other workspace package',
      comment: 'It knows no shop.',
      severity: 'error',
      from: { path: '^packages/page-server/' },
      to: { path: '^(apps|e2e|scripts|ops)/|^packages/(?!page-server/)' },
    },
    {
      name: 'the page server loads OpenTelemetry only where it traces',
      comment: 'Its entry point ./tracing is imported dynamically, when there is a collector.',
      severity: 'error',
      from: { path: '^packages/page-server/src/', pathNot: 'start-tracing[.]ts$' },
      to: { path: '/@opentelemetry/' },
    },
    {
      name: "the shop's server loads tracing only dynamically",
      severity: 'error',
      from: { path: '^(apps/web/server|packages/page-server/src)/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^packages/page-server/src/operate/start-tracing[.]ts$',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'shipped code does not import test code',
      severity: 'error',
      from: {
        path: '^(packages/(admin-client|commerce-client|storefront-core)|apps/web)/src/',
        pathNot: '[.]test[.]tsx?$',
      },
      to: { path: '/(msw|vitest|fast-check|@testing-library|happy-dom)/|/test/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['/dist/', '/dist-server/', '/dist-languages/', '/[.]medusa/', '/[.]turbo/'] },
    tsPreCompilationDeps: true,
    preserveSymlinks: false,
    combinedDependencies: true,
    // Resolves workspace packages to their sources, so that the rules can be checked before a build.
    tsConfig: { fileName: 'tsconfig.depcruise.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'require', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
