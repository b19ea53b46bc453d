/** Tells the inspector what Mortar has not sent from this page, and why, when the visitor looks away from it. */
let told = 0;

addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || !window.mortar) return;
  const unsent = mortar.requests().filter(({ outcome }) => outcome === 'held' || outcome === 'dropped');
  const news = unsent.slice(told);
  told = unsent.length;
  if (news.length) navigator.sendBeacon('/config/api/unsent', JSON.stringify(news));
});
