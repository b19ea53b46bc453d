import { measureLoadCost } from '../harness/load-cost.mjs';
import { documentWith, mortarScript, peerScript } from '../pages/document.mjs';
import { textPage } from '../pages/text.mjs';

const consentStyle = '<link rel="stylesheet" href="/peers/cookie-consent.css">';

const patience = 5000; // ms until a banner counts as not shown

/** How soon a first-time visitor sees the cookie banner. */
export const banner = {
  name: 'banner',
  title: 'The cookie banner on a page of text',
  variants: [
    { name: 'lean set', script: peerScript('lean-set'), banner: '#cc-main .cm', style: consentStyle },
    { name: 'Mortar', script: mortarScript, banner: '.gdpr-cookie-banner' },
  ],
  figures: ['banner', 'script', 'task', 'longestScript', 'tbt', 'bytes'],
  page: ({ script, banner, style = '' }) =>
    documentWith({
      script,
      head: `<script>(${noteWhenVisible})(${JSON.stringify(banner)})</script>${style}`,
      body: textPage(30),
      isCookieBannerEnabled: true,
    }),
  async measure(visit) {
    const cost = await measureLoadCost(visit);
    await visit.page.waitForFunction(() => window.bannerSeenAt, null, { timeout: patience }).catch(() => {});
    return { ...cost, banner: await visit.page.evaluate(() => window.bannerSeenAt) };
  },
  judgements: [{ variant: 'Mortar', figure: 'banner', anchor: 'lean set', budget: 0.8, goal: 0.65 }],
};

/** Runs in the page: keeps the time of the frame in which something that fits the selector is in sight. */
function noteWhenVisible(selector) {
  const observer = new MutationObserver(lookOnceThere);
  observer.observe(document, { childList: true, subtree: true });

  function lookOnceThere() {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(look);
  }
  function look() {
    if (isInSight(document.querySelector(selector))) window.bannerSeenAt = performance.now();
    else requestAnimationFrame(look);
  }
  function isInSight(element) {
    const isDrawn = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isDrawn) return false;
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  }
}
