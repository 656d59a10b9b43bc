/**
 * What answers for `/sw.js` where the operator has switched the service worker off: browsers that have one take this in
 * its place at their next visit. It throws away all that was kept, and itself; open pages go on without it.
 */
export const retiredWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    indexedDB.deleteDatabase('workbox-expiration');
    await registration.unregister();
  };
  event.waitUntil(retire());
});
`;
