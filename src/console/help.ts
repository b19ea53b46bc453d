/** The answer of `mortar.help()`. */
export const HELP = [
  { call: 'version, state, context', says: 'what runs, and what the page says about itself' },
  { call: 'initializers()', says: 'the steps of the start: when, state, milliseconds, errors' },
  { call: 'blocks()', says: 'every block: state, milliseconds, error' },
  { call: 'inspect(element)', says: 'a block’s settings and where each came from' },
  {
    call: 'explain(what)',
    says: "why: an element, a block or step by its name, 'cookie-banner', 'tracking', 'redirect', 'escape', a request by its address",
  },
  { call: 'requests()', says: 'what was sent, held, dropped or failed, and why' },
  { call: 'scan(root), unmount(root), remount(element)', says: 'by hand what otherwise happens by itself' },
  { call: 'lint()', says: 'faults in the markup and how to fix them' },
  {
    call: 'simulate(facts), simulate(null)',
    says: 'consent, account, roles, pageType, mobile, reducedMotion',
  },
  {
    call: 'report(), report({ copy: true })',
    says: 'the support bundle as text, and on the clipboard',
  },
  { call: 'panel()', says: 'all of this over the page; answers with an object with close()' },
  {
    call: 'debug(true), debug(false)',
    says: 'log each step; kept for the session, from the next page’s first step on',
  },
  { call: 'setBlockData(element, data)', says: 'settings of a block by script' },
  {
    call: 'on(event, listener)',
    says: 'step, initialised, mounted, unmounted, failed, consent, error, ab-variant; returns its remover',
  },
  { call: 'consent.get(), consent.set(allowed), consent.reset()', says: 'the visitor’s answer' },
  {
    call: 'request(method, path, options)',
    says: 'a call of the site’s API; a failure that nobody handles is shown to the visitor',
  },
  { call: 'confirm(options)', says: 'a dialog; answers confirm, reject or cancel' },
  { call: 'toast(message)', says: 'a message for a moment; answers confirm when it hides' },
  { call: 'track(name, data)', says: 'a named event for the site’s event service' },
  { call: 'popup.open(element)', says: 'shows a popup, the first of the page when none is named' },
  {
    call: 'recordEvent(event, data), recordQuickView(id), heartbeat()',
    says: 'events of the page’s scripts',
  },
  { call: 'reportError(error, custom), logout()', says: 'for the page’s own scripts' },
];
