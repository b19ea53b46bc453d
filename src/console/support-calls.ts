import { asRecord } from '../data/fields';
import { guarded } from '../data/guarded';
import { DEBUG_KEY } from '../runtime/events';
import { forget, remember } from '../runtime/storage';
import type { ConsoleContext } from './console';
import { copyText } from './copy-text';
import type { Explanation } from './explain/explanation';
import { findFaults } from './find-faults';
import { HELP } from './help';
import type { Fault } from './lint/fault';
import type { OpenPanel } from './panel/index';
import { type Simulation, simulate } from './simulate';

/** The calls of `window.mortar` that only support staff make; they load on first use. */
export const loadedCalls = {
  async explain(context: ConsoleContext, what: unknown): Promise<Explanation> {
    const { runtime } = context;
    const [{ explain }, faults] = await Promise.all([
      runtime.chunks.load('explain'),
      findFaults(runtime).catch(() => undefined), // it answers without the linter, too
    ]);
    const explanation = explain(context, what, faults);
    console.log?.(`${explanation.question} ${explanation.answer}`);
    console.table?.(explanation.rules);
    return explanation;
  },
  async lint({ runtime }: ConsoleContext): Promise<Fault[]> {
    const faults = await findFaults(runtime);
    console.table?.(faults);
    return faults;
  },
  simulate: (context: ConsoleContext, facts: Simulation | null): void => simulate(context, facts),
  async report(context: ConsoleContext, options: unknown): Promise<string> {
    const { supportReport } = await context.runtime.chunks.load('report');
    const text = await supportReport(context);
    if (guarded(() => asRecord(options).copy)) await copyText(text);
    return text;
  },
  async panel(context: ConsoleContext): Promise<OpenPanel> {
    const { runtime, start } = context;
    const { chunks } = runtime;
    const [{ openPanel }, { explain }] = await Promise.all([chunks.load('panel'), chunks.load('explain')]);
    return openPanel({
      runtime,
      steps: start.steps,
      explain: (what) => explain(context, what),
      findFaults: () => findFaults(runtime),
      copyReport: async () => copyText(await (await chunks.load('report')).supportReport(context)),
    });
  },
  debug,
  async remount({ runtime: { blocks } }: ConsoleContext, element: unknown): Promise<void> {
    if (!(element instanceof Element)) throw new TypeError('remount(…) needs an element');
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

/** Turns logging on or off. Stored for the session, so that the next page is logged from its first step on. */
function debug({ runtime, start }: ConsoleContext, on = true): void {
  runtime.events.isLogged = on;
  if (on) remember(DEBUG_KEY, 'on');
  else forget(DEBUG_KEY);
  if (on) console.log?.('mortar steps until now; mortar.debug(false) ends the log', start.steps);
}
