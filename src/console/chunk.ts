import { asRecord } from '../data/fields';
import { guarded } from '../data/guarded';
import { DEBUG_KEY } from '../runtime/events';
import { forget, remember } from '../runtime/storage';
import type { ConsoleContext } from './console';
import { copyText } from './copy-text';
import type { Explanation } from './explain/explanation';
import type { Fault } from './fault';
import { findFaults } from './find-faults';
import type { OpenPanel } from './panel/index';
import { type Simulation, simulate } from './simulate';

/** The calls of `window.mortar` that only people make. */
export const loadedCalls = {
  async explain(parts: ConsoleContext, what: unknown): Promise<Explanation> {
    const { explain } = await parts.runtime.chunks.load('explain');
    const explanation = explain(parts, what);
    console.log?.(`${explanation.question} ${explanation.answer}`);
    console.table?.(explanation.rules);
    return explanation;
  },
  async lint({ runtime }: ConsoleContext): Promise<Fault[]> {
    const faults = await findFaults(runtime);
    console.table?.(faults);
    return faults;
  },
  simulate: (parts: ConsoleContext, facts: Simulation | null): void => simulate(parts, facts),
  async report(parts: ConsoleContext, options: unknown): Promise<string> {
    const { supportReport } = await parts.runtime.chunks.load('report');
    const text = await supportReport(parts);
    if (guarded(() => asRecord(options).copy)) await copyText(text);
    return text;
  },
  async panel(parts: ConsoleContext): Promise<OpenPanel> {
    const { runtime, start } = parts;
    const { chunks } = runtime;
    const [{ openPanel }, { explain }] = await Promise.all([chunks.load('panel'), chunks.load('explain')]);
    return openPanel({
      runtime,
      steps: start.steps,
      explain: (what) => explain(parts, what),
      findFaults: () => findFaults(runtime),
      copyReport: async () => copyText(await (await chunks.load('report')).supportReport(parts)),
    });
  },
  debug,
  async remount({ runtime: { blocks } }: ConsoleContext, element: unknown): Promise<void> {
    if (!(element instanceof Element)) return;
    blocks.unmount(element);
    if (!element.isConnected) return; // it was rendered by a block that is unmounted now
    blocks.scan(element);
    await blocks.mountNow(element);
  },
  help(): typeof HELP {
    console.table?.(HELP);
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
    says: "why: an element, a block or step by its name, 'cookie-banner', 'tracking', 'redirect', 'escape', a request by its address",
  },
  { call: 'requests()', says: 'what was sent, held, dropped or failed, and why' },
  { call: 'scan(root), unmount(root), remount(element)', says: 'by hand what otherwise happens by itself' },
  { call: 'lint()', says: 'faults in the markup and how to mend them' },
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

/** Turns logging on or off. Stored for the session, so that the next page is logged from its first step on. */
function debug({ runtime, start }: ConsoleContext, on = true): void {
  runtime.events.isLogged = on;
  if (on) remember(DEBUG_KEY, 'on');
  else forget(DEBUG_KEY);
  if (on) console.log('mortar steps until now; mortar.debug(false) ends the log', start.steps);
}
