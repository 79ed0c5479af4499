import type { Mutant } from './mutant.ts'

const web = 'apps/web/src'

/** F-116 to F-128. */
export const navigationMutants: readonly Mutant[] = [
  {
    fault: 'F-116',
    breaks: 'Code that is gone loads the page afresh again and again.',
    file: `${web}/browser/import-with-reload.ts`,
    find: 'if (losesInput() || now() - last < guardTime) return false',
    replace: 'if (losesInput() || now() - last < 0) return false',
    test: {
      file: `${web}/browser/import-with-reload.test.ts`,
      title: 'reloads the page once when a release',
    },
  },
  {
    fault: 'F-116',
    breaks: 'An automatic reload discards typed input.',
    file: `${web}/browser/import-with-reload.ts`,
    find: 'if (losesInput() || now() - last < guardTime) return false',
    replace: 'if (now() - last < guardTime) return false',
    test: {
      file: `${web}/browser/import-with-reload.test.ts`,
      title: 'where a reload would lose input',
    },
  },
  {
    fault: 'F-117',
    breaks: 'A part that throws takes the page with it.',
    file: `${web}/ui/async-boundary.tsx`,
    find: `    <ErrorBoundary
      renderFailure={(retry) => (failed === undefined ? <PartFailure onRetry={retry} /> : failed)}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>`,
    replace: '    <Suspense fallback={waiting}>{children}</Suspense>',
    test: { file: `${web}/ui/async-boundary.test.tsx`, title: 'a part that throws falls alone' },
  },
  {
    fault: 'F-118',
    breaks: 'The message of a page that threw stays on every other page.',
    file: `${web}/app/router.tsx`,
    find: '<ErrorBoundary place={pathname} ',
    replace: '<ErrorBoundary place="" ',
    test: { file: `${web}/app/router.test.tsx`, title: 'navigating to another page resets it' },
  },
  {
    fault: 'F-119',
    breaks: 'A list is as short as at first on coming back to it.',
    file: `${web}/features/home/use-load-more.ts`,
    find: 'openedLength() ?? batches.first',
    replace: 'batches.first',
    test: {
      file: `${web}/features/home/use-load-more.test.tsx`,
      title: 'restores the list’s length after Back',
    },
  },
  {
    fault: 'F-119',
    breaks: 'A list is read anew on coming back to it.',
    file: 'packages/storefront-core/src/showcase/product-index.ts',
    find: 'const freshFor = 60_000',
    replace: 'const freshFor = 0',
    test: { file: 'e2e/speed/budgets.test.ts', title: 'Back to a list sends no request' },
  },
  {
    fault: 'F-120',
    breaks: 'Back leaves the page over which a drawer is open.',
    file: `${web}/hooks/use-overlay.ts`,
    find: 'const replace = current !== undefined',
    replace: 'const replace = true',
    test: { file: `${web}/hooks/use-overlay.test.tsx`, title: 'Back closes the overlay' },
  },
  {
    fault: 'F-120',
    breaks: 'Back does not close the dialog of variants.',
    file: `${web}/features/wishlist/wishlist-tile.tsx`,
    find: 'choosing: isOpen ? choosing : undefined,',
    replace: 'choosing,',
    test: {
      file: `${web}/features/wishlist/wishlist-tile.test.tsx`,
      title: 'Back closes the dialog of variants',
    },
  },
  {
    fault: 'F-120',
    breaks: 'Back does not close a dialog of the account.',
    file: `${web}/features/account/tabs/address-tab.tsx`,
    find: '(overlay.isOpen ? chosen : undefined)',
    replace: 'chosen',
    test: {
      file: `${web}/features/account/tabs/account-dialogs.test.tsx`,
      title: 'Back closes the dialog of',
    },
  },
  {
    fault: 'F-121',
    breaks: 'A second press on the cross leaves the page.',
    file: `${web}/hooks/use-overlay.ts`,
    find: 'if (left.current === key) return',
    replace: '',
    test: {
      file: `${web}/hooks/use-overlay.test.tsx`,
      title: 'closing twice in a row does not leave the page',
    },
  },
  {
    fault: 'F-121',
    breaks: 'The end of Clear Cart leaves the page when the drawer is already closed.',
    file: `${web}/hooks/use-overlay.ts`,
    find: 'if (current !== null && current.key !== key) return',
    replace: '',
    test: {
      file: `${web}/hooks/use-overlay.test.tsx`,
      title: 'called after the overlay was closed',
    },
  },
  {
    fault: 'F-121',
    breaks: 'Two quick presses on the cart need two presses on the cross.',
    file: `${web}/hooks/use-overlay.ts`,
    find: 'overlayOf(currentEntry()?.usr)',
    replace: 'overlayOf(location.state)',
    test: {
      file: `${web}/hooks/use-overlay.test.tsx`,
      title: 'opening twice in a row is one step back',
    },
  },
  {
    fault: 'F-121',
    breaks: 'The focus goes to a page that a closing drawer still hides.',
    file: `${web}/router/focus-page.ts`,
    find: 'if (heading === undefined || isHidden(main)) return false',
    replace: 'if (heading === undefined) return false',
    test: {
      file: `${web}/router/focus-page.test.ts`,
      title: 'waits until a closing drawer no longer hides the page',
    },
  },
  {
    fault: 'F-122',
    breaks: 'The page without scripts names another address than the shop has.',
    file: 'apps/web/index.html',
    find: 'mailto:support@umber-ecru.example',
    replace: 'mailto:other@umber-ecru.example',
    test: {
      file: 'apps/web/server/pages/index-html.test.ts',
      title: 'has the contact page’s email address and phone number',
    },
  },
  {
    fault: 'F-123',
    breaks: 'With forced colours no tab is marked as the open one.',
    file: `${web}/ui/patterns/tabs.tsx`,
    find: ' forced-colors:border-forced-paper forced-colors:aria-selected:border-forced-chosen',
    replace: '',
    test: { file: 'e2e/accessibility/forced-colours.test.ts', title: 'one tab is marked as the open one' },
  },
  {
    fault: 'F-124',
    breaks: 'A link counts as copied although the clipboard refused.',
    file: `${web}/features/product/share-link.ts`,
    find: "  } catch {\n    return 'by-hand'",
    replace: "  } catch {\n    return 'copied'",
    test: {
      file: `${web}/features/product/share-link.test.ts`,
      title: 'shows the link for manual copying',
    },
  },
  {
    fault: 'F-125',
    breaks: 'A letter counts only a moment after it was typed.',
    file: `${web}/features/search/search-field.tsx`,
    find: 'onChange={(event) => onChange(event.target.value)}',
    replace: 'onChange={({ target }) => void setTimeout(() => onChange(target.value), 0)}',
    test: { file: 'e2e/speed/slow-processor.test.ts', title: 'no typed letter is lost' },
  },
  {
    fault: 'F-126',
    breaks: 'Parcels come on Saturdays.',
    file: 'packages/storefront-core/src/checkout/delivery-date.ts',
    find: 'day.getUTCDay() !== 0 && day.getUTCDay() !== 6',
    replace: 'day.getUTCDay() !== 0',
    test: {
      file: 'packages/storefront-core/test/checkout/checkout.test.ts',
      title: 'counts business days in any time zone',
    },
  },
  {
    fault: 'F-126',
    breaks: 'A day is the day of Greenwich, wherever the shopper is.',
    file: 'packages/storefront-core/src/checkout/delivery-date.ts',
    find: 'new Date(from + offsetMinutes * minute)',
    replace: 'new Date(from + 0 * offsetMinutes * minute)',
    test: {
      file: 'packages/storefront-core/test/checkout/checkout.test.ts',
      title: 'counts business days in any time zone',
    },
  },
  {
    fault: 'F-127',
    breaks: 'A page that is left alone asks for its lists every minute.',
    file: `${web}/queries/query-client.ts`,
    find: 'refetchOnReconnect: true,',
    replace: 'refetchOnReconnect: true,\n        refetchInterval: 60_000,',
    test: { file: 'e2e/speed/idle.test.ts', title: 'left alone for half an hour, sends no request' },
  },
  {
    fault: 'F-128',
    breaks: 'Each change of page leaves listeners behind.',
    file: `${web}/router/use-route-focus.ts`,
    find: "    return () => document.removeEventListener('focusin', note)\n  }, [main])",
    replace:
      "    for (let more = 0; more < 20; more += 1) window.addEventListener('resize', () => note(new FocusEvent('focusin')))\n  }, [main, key])",
    test: { file: 'e2e/speed/memory.test.ts', title: 'page changes leak nothing' },
  },
]
