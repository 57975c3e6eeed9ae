import { createPushWorker } from './push-worker.ts'

/*
 * Shows notifications while no tab of this site is open. It keeps no pages and stands between no page and the network.
 */

declare const self: ServiceWorkerGlobalScope

const worker = createPushWorker({
  origin: self.location.origin,
  userAgent: self.navigator.userAgent,
  tabs: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  openWindow: path => self.clients.openWindow(path),
  showNotification: (title, options) => self.registration.showNotification(title, options),
  subscribe: applicationServerKey => self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }),
  fetch: (path, init) => fetch(path, init),
})

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))
self.addEventListener('push', event => event.waitUntil(worker.show(event.data)))
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(worker.open(event.notification.data))
})
self.addEventListener('pushsubscriptionchange', event =>
  event.waitUntil(worker.subscribeAnew(event.oldSubscription, event.newSubscription)),
)
