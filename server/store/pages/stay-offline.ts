/**
 * Keeps a form where it is while the device says that it is offline: sent all the same, its page would give way to the
 * browser's own words. A device that is wrong about it shows those.
 */
export const stayOffline = `addEventListener('submit', (event) => {
  const there = document.getElementById('offline');
  if (navigator.onLine) {
    there?.remove();
    return;
  }
  event.preventDefault();
  const words = there ?? document.createElement('div');
  words.id = 'offline';
  words.className = 'notice error';
  words.setAttribute('role', 'alert');
  words.textContent = 'You are offline. Nothing was sent, and nothing was charged.';
  event.target.prepend(words);
  words.scrollIntoView({ block: 'nearest' });
});`;
