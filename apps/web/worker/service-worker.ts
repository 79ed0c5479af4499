import { offlinePagePathOf, workerCaches, type ToWorker } from '../src/config/offline-paths.ts'
import { splitPath } from '../src/config/locale.ts'
import { createKeptPages, trim } from './kept-pages.ts'
import { withReadPages } from './offline-page.ts'
import { handlingOf, keyOfPage, mayKeep } from './rules.ts'

/**
 * Keeps what was read for times without a network: decision 0073. A page comes from the network whenever there is one, and every file
 * has its content in its name. So no build ever meets files of another one, and a new worker can take over at once.
 */

const worker = self as unknown as ServiceWorkerGlobalScope

const mostFiles = 200
const mostPictures = 80

const open = async (name: keyof typeof workerCaches) => await caches.open(workerCaches[name])
const pages = createKeptPages(async () => await open('pages'), Date.now)

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    // The request for a page need not wait for the worker to start.
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }
  event.waitUntil(begin())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const handling = handlingOf(request, worker.location.origin)
  switch (handling.kind) {
    case 'reading':
      event.respondWith(readingPage(event, handling.key))
      break
    case 'own':
      event.respondWith(ownPage(event))
      break
    case 'file':
      event.respondWith(fromCacheFirst(event, 'files', mostFiles))
      break
    case 'picture':
      event.respondWith(fromCacheFirst(event, 'pictures', mostPictures))
      break
    case 'pass':
  }
})

worker.addEventListener('message', (event) => {
  const told = event.data as ToWorker
  event.waitUntil(told.kind === 'forget' ? forget() : takeVisit(told))
})

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  return preloaded ?? (await fetch(event.request))
}

async function readingPage(event: FetchEvent, key: string): Promise<Response> {
  try {
    const answer = await fromNetwork(event)
    event.waitUntil(pages.keep(key, answer.clone()))
    return answer
  } catch {
    return (await pages.find(key)) ?? (await offlinePage(event.request.url))
  }
}

async function ownPage(event: FetchEvent): Promise<Response> {
  try {
    return await fromNetwork(event)
  } catch {
    return await offlinePage(event.request.url)
  }
}

async function offlinePage(url: string): Promise<Response> {
  const { prefix } = splitPath(new URL(url).pathname.toLowerCase())
  const files = await open('files')
  const kept = await files.match(offlinePagePathOf(prefix))
  if (kept === undefined) return Response.error()
  const read = await pages.list((path) => splitPath(path).prefix === prefix)
  const headers = new Headers()
  for (const name of ['content-type', 'content-security-policy'])
    headers.set(name, kept.headers.get(name) ?? '')
  return new Response(withReadPages(await kept.text(), read), { headers })
}

async function fromCacheFirst(
  event: FetchEvent,
  name: 'files' | 'pictures',
  most: number,
): Promise<Response> {
  const store = await open(name)
  const kept = await store.match(event.request)
  if (kept !== undefined) return kept
  const answer = await fetch(event.request)
  if (mayKeep(answer)) event.waitUntil(put(store, event.request.url, answer.clone(), most))
  return answer
}

async function put(store: Cache, address: string, answer: Response, most: number): Promise<void> {
  await store.put(address, answer)
  await trim(store, most)
}

/** A page that was opened without a request for it, and what it is made of. */
async function takeVisit({ page, files, offlinePage: path }: Extract<ToWorker, { kind: 'visit' }>) {
  const key = keyOfPage(new URL(page))
  const { origin } = worker.location
  const kept = files.map(async (address) => {
    const { kind } = handlingOf(new Request(address), origin)
    if (kind === 'file' || kind === 'picture')
      await keepFile(
        address,
        kind === 'file' ? 'files' : 'pictures',
        kind === 'file' ? mostFiles : mostPictures,
      )
  })
  await Promise.allSettled([
    ...kept,
    keepOfflinePage(path),
    key !== undefined && !(await pages.isFresh(key))
      ? fetch(key, { credentials: 'omit' }).then(async (answer) => await pages.keep(key, answer))
      : undefined,
  ])
}

async function keepFile(address: string, name: 'files' | 'pictures', most: number): Promise<void> {
  const store = await open(name)
  if ((await store.match(address)) !== undefined) return
  const answer = await fetch(address)
  if (mayKeep(answer)) await put(store, address, answer, most)
}

/** Anew each time, so that the oldest files never push it out. The browser asks whether it has changed. */
async function keepOfflinePage(path: string): Promise<void> {
  const answer = await fetch(path, { credentials: 'omit' })
  if (!mayKeep(answer)) return
  const store = await open('files')
  await store.delete(path)
  await store.put(path, answer)
}

/** What was read says something of who read it. */
async function forget(): Promise<void> {
  await Promise.all([caches.delete(workerCaches.pages), caches.delete(workerCaches.pictures)])
}
