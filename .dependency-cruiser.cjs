/**
 * Which directory may import which: web -> storefront-core -> commerce-client, never back. Type-only imports obey the
 * same rules. Run by `pnpm lint:boundaries`, which is part of `pnpm test`.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'nothing imports in a circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'commerce-client stands alone',
      comment: 'It is published without run-time dependencies and knows nothing of ours.',
      severity: 'error',
      from: { path: '^packages/commerce-client/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/commerce-client/src' },
    },
    {
      name: 'storefront-core imports only itself, the client and its store library',
      severity: 'error',
      from: { path: '^packages/storefront-core/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^packages/storefront-core/src', '^packages/commerce-client/', '/zustand/', '/zod/'] },
    },
    {
      name: 'only the forms of storefront-core know the validation library',
      severity: 'error',
      from: {
        path: '^packages/storefront-core/src',
        pathNot: '^packages/storefront-core/src/forms/|[.]test[.]ts$',
      },
      to: { path: '/zod/' },
    },
    {
      name: 'inside storefront-core a file is imported, not an entry',
      comment: 'An entry is for those outside; from inside it would make circles and weight.',
      severity: 'error',
      from: { path: '^packages/storefront-core/src', pathNot: '[.]test[.]ts$' },
      to: { path: '^packages/storefront-core/src/(index|[a-z]+/index)[.]ts$' },
    },
    {
      name: 'a port knows what it is about and nothing of who keeps it',
      severity: 'error',
      from: { path: '^packages/storefront-core/src/ports/' },
      to: { path: '^packages/commerce-client/|/zustand/|/zod/|^packages/storefront-core/src/showcase/' },
    },
    {
      name: 'a machine or a selector of storefront-core does not know the client',
      severity: 'error',
      from: { path: '^packages/storefront-core/src/.*[.](machine|selectors)[.]ts$' },
      to: { path: '^packages/commerce-client/' },
    },
    {
      name: 'storefront-core and commerce-client never import an app or the sample store',
      severity: 'error',
      from: { path: '^packages/(commerce-client|storefront-core)/' },
      to: { path: '^(apps|e2e|scripts)/|^packages/sample-store/' },
    },
    {
      name: 'the sample store imports nothing of ours',
      severity: 'error',
      from: { path: '^packages/sample-store/src' },
      to: { path: '^(apps|e2e|scripts)/|^packages/(commerce-client|storefront-core)/' },
    },
    {
      name: 'the fake backend imports only the sample store',
      comment: 'It is held against the real one, and must not learn from the client how that answers.',
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
      name: 'the web app never imports the backend',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/backend/' },
    },
    {
      name: 'only the services create a client',
      comment: 'Features speak to storefront-core; wire formats end there.',
      severity: 'error',
      from: {
        path: '^apps/web/src/',
        pathNot:
          '^apps/web/src/services/(create-(services|auth)|presets/(adapter-deps|live-client))[.]ts$|[.]test[.]tsx?$',
      },
      to: { path: '^packages/commerce-client/' },
    },
    {
      name: 'ui knows nothing of shops',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(features|app|services|queries)/|^packages/' },
    },
    {
      name: 'config, copy and browser import nothing above them',
      severity: 'error',
      from: { path: '^apps/web/src/(config|copy|browser)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^apps/web/src/(app|features|hooks|queries|router|seo|services|ui)/' },
    },
    {
      name: 'services, queries, hooks and router import no feature',
      severity: 'error',
      from: {
        path: '^apps/web/src/(services|queries|hooks|router|seo)/',
        // Loads the code of the paged lists ahead, until a product list is one component in both presets.
        pathNot: '/prefetch-product-list[.]ts$|[.]test[.]tsx?$',
      },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'only the services know the adapters of a preset',
      comment: 'A preset swaps what lies behind the ports, never a component.',
      severity: 'error',
      from: {
        path: '^apps/web/src/(?!services/)',
        pathNot: '^apps/web/src/copy/topics[.]ts$|[.]test[.]tsx?$',
      },
      to: { path: '^packages/storefront-core/(src|dist)/(showcase|live)|^apps/web/src/services/presets/' },
    },
    {
      name: 'the adapters of one preset know nothing of the other',
      severity: 'error',
      from: { path: '^packages/storefront-core/src/(showcase|live)/' },
      to: {
        path: '^packages/storefront-core/src/(showcase|live)/',
        pathNot: '^packages/storefront-core/src/$1/',
      },
    },
    {
      name: 'a feature never imports the app around it',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'what ships does not import what only tests use',
      severity: 'error',
      from: {
        path: '^(packages/(commerce-client|storefront-core)|apps/web)/src/',
        pathNot: '[.]test[.]tsx?$',
      },
      to: { path: '/(msw|vitest|fast-check|@testing-library|happy-dom)/|/test/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['/dist/', '/[.]medusa/', '/[.]turbo/'] },
    tsPreCompilationDeps: true,
    preserveSymlinks: false,
    combinedDependencies: true,
    // Resolves our packages to their sources, so that the rules hold before anything is built.
    tsConfig: { fileName: 'tsconfig.depcruise.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'require', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
