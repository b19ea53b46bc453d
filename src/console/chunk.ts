import { clearCookie, writeCookie } from '../runtime/cookies';
import { DEBUG_COOKIE } from '../runtime/events';
import type { ConsoleParts } from './console';
import { type Explanation, explain } from './explain';
import type { Fault } from './fault';
import { type Simulation, simulate } from './simulate';
import { supportReport } from './support-report';

/** The calls of `window.mortar` that only people make, each with what the page's own script gives it. */
export const loadedCalls = {
  explain({ runtime }: ConsoleParts, what: unknown): Explanation {
    const explanation = explain(runtime, what);
    console.log(`${explanation.question} ${explanation.answer}`);
    console.table(explanation.rules);
    return explanation;
  },
  async lint({ runtime }: ConsoleParts): Promise<Fault[]> {
    const { faultOf, lint } = await runtime.chunks.load('lint');
    const findings = await lint(runtime.site, () => runtime.chunks.load('message-parser'));
    const faults = findings.map(faultOf);
    console.table(faults);
    return faults;
  },
  simulate: (parts: ConsoleParts, facts: Simulation | null): void => simulate(parts, facts),
  report({ runtime, start, reports }: ConsoleParts): string {
    return supportReport(runtime, start.steps, reports.errors);
  },
  debug,
  async remount({ runtime: { blocks } }: ConsoleParts, element: unknown): Promise<void> {
    if (!(element instanceof Element)) return;
    blocks.unmount(element);
    if (!element.isConnected) return; // it belonged to a block that has been taken back
    blocks.scan(element);
    await blocks.mountNow(element);
  },
  help(): typeof HELP {
    console.table(HELP);
    return HELP;
  },
};

const HELP = [
  { call: 'version, state, context', says: 'what runs, and what the page says about itself' },
  { call: 'initializers()', says: 'the steps of the start: when, state, milliseconds, errors' },
  { call: 'blocks()', says: 'every block: state, milliseconds, error' },
  { call: 'inspect(element)', says: 'a block’s settings and where each came from' },
  {
    call: 'explain(what)',
    says: "why: an element, 'cookie-banner', 'popup-overlay', 'tracking', 'redirect', 'escape'",
  },
  { call: 'requests()', says: 'what was sent, held, dropped or failed, and why' },
  { call: 'scan(root), unmount(root), remount(element)', says: 'by hand what otherwise happens by itself' },
  { call: 'lint()', says: 'faults in the markup and how to mend them' },
  {
    call: 'simulate(facts), simulate(null)',
    says: 'consent, account, roles, pageType, mobile, reducedMotion',
  },
  { call: 'report()', says: 'the support bundle as text' },
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

/** Logs each step, on wish; the wish is kept for the session, so the next page is logged from its first step on. */
function debug({ runtime, start }: ConsoleParts, on = true): void {
  runtime.events.isLogged = on;
  if (on) writeCookie(DEBUG_COOKIE, 'on');
  else clearCookie(DEBUG_COOKIE);
  if (on) console.log('mortar steps', start.steps);
}
