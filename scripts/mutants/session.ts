import type { Mutant } from './mutant.ts'

const source = 'packages/storefront-core/src/auth'
const test = 'packages/storefront-core/test/auth'

/** F-82 to F-98. */
export const sessionMutants: readonly Mutant[] = [
  {
    fault: 'F-82',
    breaks: 'Signing in tells a wrong password from an unknown address.',
    file: `${source}/auth-refusals.ts`,
    find: "if (status === 401 || code === invalidEmail) return 'wrong-credentials'",
    replace: "if (status === 401 || code === invalidEmail) return 'no-account'",
    test: {
      file: `${test}/signing-in.test.ts`,
      title: 'says the same of a wrong password and of an unknown address',
    },
  },
  {
    fault: 'F-83',
    breaks: 'Only a 409 says that an address is taken.',
    file: `${source}/auth-refusals.ts`,
    find: "status === 409 || (status === 401 && /already exists/i.test(message ?? ''))",
    replace: 'status === 409',
    test: { file: `${source}/auth-refusals.test.ts`, title: 'recognises a taken address' },
  },
  {
    fault: 'F-84',
    breaks: 'Signing in does not finish an account that was left half made.',
    file: `${source}/auth-requests.ts`,
    find: '? await makeCustomer(client, credentials, { email: credentials.email })',
    replace: '? stepRequired',
    test: { file: `${test}/registering.test.ts`, title: 'burns no address when making the customer meets a' },
  },
  {
    fault: 'F-85',
    breaks: 'Any answer to signing in is taken for a token.',
    file: `${source}/auth-requests.ts`,
    find: "return typeof (await client.auth.login(...who, { email, password }, withCookie)) === 'string'",
    replace: 'return (await client.auth.login(...who, { email, password }, withCookie)) !== undefined',
    test: { file: `${test}/signing-in.test.ts`, title: 'goes no further when a second proof is asked for' },
  },
  {
    fault: 'F-86',
    breaks: 'Whom the backend does not know any more stays signed in.',
    file: `${source}/auth.verify.ts`,
    find: "if (customer === undefined) return signOut(machine, phase, 'expired')",
    replace: 'if (customer === undefined) return enter(machine, phase)',
    test: {
      file: `${source}/auth.machine.test.ts`,
      title: 'signs out a customer whom the backend does not know',
    },
  },
  {
    fault: 'F-87',
    breaks: 'Each refused request asks anew who is signed in.',
    file: `${source}/auth.machine.ts`,
    find: "    ...possibleCustomer,\n    'refresh.requested': ignored,\n    'unauthorized.received': ignored,",
    replace:
      "    ...possibleCustomer,\n    'refresh.requested': ignored,\n    'unauthorized.received': verify.unauthorizedReceived,",
    test: { file: `${source}/auth.machine.test.ts`, title: 'asks once for any number of refused requests' },
  },
  {
    fault: 'F-88',
    breaks: 'Nonsense in the storage stays there.',
    file: `${source}/auth.storage.ts`,
    find: 'if (customer === undefined) storage.removeItem(customerStorageKey)',
    replace: '',
    test: { file: `${test}/staying-signed-in.test.ts`, title: 'is a guest when what is saved is nonsense' },
  },
  {
    fault: 'F-89',
    breaks: 'Whom the storage names is believed before the backend.',
    file: `${source}/auth.verify.ts`,
    find: "return enter(machine, { status: 'signed-in', customer }, ...replaced,",
    replace:
      "return enter(machine, { name: 'signed-in', customer: phase.customer ?? customer }, ...replaced,",
    test: { file: `${test}/staying-signed-in.test.ts`, title: 'is whom the backend says' },
  },
  {
    fault: 'F-90',
    breaks: 'The token stays after signing out.',
    file: `${source}/auth.effects.ts`,
    find: '...personal.kept, ...typed, tokenKey]) drop(key)',
    replace: '...personal.kept, ...typed]) drop(key)',
    test: { file: `${test}/signing-out.test.ts`, title: 'leaves nothing behind, remembered or not' },
  },
  {
    fault: 'F-90',
    breaks: 'The backend takes the token of who has signed out.',
    file: `${source}/auth.effects.ts`,
    find: "if (token !== null) void endSession(client, token, 'here')",
    replace: "if (token === '') void endSession(client, token, 'here')",
    test: { file: `${test}/signing-out.test.ts`, title: 'ends the token on the backend, and no other one' },
  },
  {
    fault: 'F-90',
    breaks: 'A refresh that is answered during the sign-out opens a session again.',
    file: 'packages/commerce-client/src/auth.ts',
    find: '      client.signIns += 1\n      try {',
    replace: '      try {',
    test: {
      file: 'packages/commerce-client/test/behaviour/token-after-refresh.test.ts',
      title: 'opens no session again when it is answered while the sign-out',
    },
  },
  {
    fault: 'F-91',
    breaks: 'A tab does not hear that another one has signed out.',
    file: `${source}/create-auth-store.ts`,
    find: 'if (word === authWords.left) endedElsewhere()',
    replace: "if (word === '') endedElsewhere()",
    test: { file: `${test}/signing-out.test.ts`, title: 'end with the session, at once' },
  },
  {
    fault: 'F-92',
    breaks: 'A page that comes back out of the browser’s memory asks for nothing anew.',
    file: 'apps/web/src/browser/refetch-on-focus.ts',
    find: 'if (event.persisted) online()',
    replace: 'if (event.persisted) act()',
    test: {
      file: 'apps/web/src/browser/refetch-on-focus.test.ts',
      title: 'refreshes at once when a page is restored',
    },
  },
  {
    fault: 'F-93',
    breaks: 'The next customer signs in on top of the one before.',
    file: `${source}/auth.sign-in.ts`,
    find: "          { kind: 'leave', reason: 'asked' },\n",
    replace: '',
    test: {
      file: `${source}/auth.machine.test.ts`,
      title: 'signs out the current customer before another one signs in',
    },
  },
  {
    fault: 'F-94',
    breaks: 'The way back may begin with two slashes.',
    file: `${source}/safe-return-path.ts`,
    find: '/^[/\\\\]{2}|\\\\/.test(address)',
    replace: '/\\\\/.test(address)',
    test: { file: `${source}/safe-return-path.test.ts`, title: 'never leads to' },
  },
  {
    fault: 'F-94',
    breaks: 'The way back may be the sign-in itself.',
    file: `${source}/safe-return-path.ts`,
    find: 'return authPages.has(name) ? fallback : wanted',
    replace: 'return wanted',
    test: { file: `${source}/safe-return-path.test.ts`, title: 'never leads round in a circle' },
  },
  {
    fault: 'F-95',
    breaks: 'A link that was used is a failure like any other.',
    file: 'packages/storefront-core/src/live/password-reset.ts',
    find: "failure.kind === 'unauthorized'",
    replace: "failure.kind === 'missing'",
    test: {
      file: 'packages/storefront-core/test/live/password-reset.test.ts',
      title: 'is set anew once',
    },
  },
  {
    fault: 'F-96',
    breaks: 'An address without an account is answered sooner.',
    file: 'packages/storefront-core/src/showcase/password-reset.ts',
    find: 'request: (_email, options) => clock.wait(timings.passwordReset, options?.signal)',
    replace:
      "request: (email, options) => clock.wait(email.startsWith('unknown') ? 0 : timings.passwordReset, options?.signal)",
    test: {
      file: 'packages/storefront-core/test/showcase/simulated-parts.test.ts',
      title: 'takes two seconds for a reset, for any address',
    },
  },
  {
    fault: 'F-97',
    breaks: 'A page of any site may write with the session cookie.',
    file: 'apps/backend/src/api/middlewares/require-allowed-origin.ts',
    find: 'if (isOwn(origin, host, known)) return next()',
    replace: 'if (known.length >= 0) return next()',
    test: {
      file: 'apps/backend/test/contract/foreign-pages.contract.ts',
      title: '[F-97] An administrator with a session cookie',
    },
  },
  {
    fault: 'F-97',
    breaks: 'The fake backend answers a request without the key.',
    file: 'packages/fake-backend/src/handle-request.ts',
    find: "if (path.startsWith('/store/')) checkKey(key)",
    replace: "if (path.startsWith('/store/') && key.given !== null) checkKey(key)",
    test: {
      file: 'packages/fake-backend/test/fake-backend.test.ts',
      title: 'takes no cookie for an answer where the key is missing',
    },
  },
  {
    fault: 'F-97',
    breaks: 'A page of the shop may write to the admin API with the session cookie.',
    file: 'apps/backend/src/api/middlewares/require-allowed-origin.ts',
    find: '? adminCors : [adminCors',
    replace: "? [adminCors, authCors].join(',') : [adminCors",
    test: {
      file: 'apps/backend/src/api/middlewares/require-allowed-origin.test.ts',
      title: 'a page of the shop writes to /auth, and not to /admin',
    },
  },
  {
    fault: 'F-98',
    breaks: 'A password may be one character again and again.',
    file: 'apps/backend/src/lib/password-fault.ts',
    find: 'return isOneCharacter(password) ? oneCharacter : undefined',
    replace: 'return undefined',
    test: { file: 'apps/backend/src/lib/password-fault.test.ts', title: 'is one character' },
  },
  {
    fault: 'F-98',
    breaks: 'A password loses the spaces around it.',
    file: 'packages/storefront-core/src/forms/texts.ts',
    find: '  return z.string(say.password).check(\n',
    replace: '  return z.string(say.password).check(\n    z.trim(),\n',
    test: {
      file: 'packages/storefront-core/src/forms/account-forms.test.ts',
      title: 'does not trim the password',
    },
  },
  {
    fault: 'F-98',
    breaks: 'A password may have seven characters.',
    file: 'packages/storefront-core/src/forms/texts.ts',
    find: '(text: string) => lengthOf(text) < 8',
    replace: '(text: string) => lengthOf(text) < 7',
    test: {
      file: 'packages/storefront-core/src/forms/account-forms.test.ts',
      title: 'requires eight characters and accepts 128',
    },
  },
]
