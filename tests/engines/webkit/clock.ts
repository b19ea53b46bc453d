import type { PageScripts } from './page-scripts.ts';
import { clockScript } from './playwright-scripts.ts';

type Time = number | string | Date;

/** Playwright's own clock, which lives in the page: `log` repeats in the next document what was done in this one. */
export class Clock {
  private readonly scripts: PageScripts;
  /** Scripts that run at the start of each document. */
  private readonly initScripts: string[];
  private isInstalled = false;

  constructor(scripts: PageScripts, initScripts: string[]) {
    this.scripts = scripts;
    this.initScripts = initScripts;
  }

  install = ({ time = Date.now() }: { time?: Time } = {}) => this.control('install', milliseconds(time));
  runFor = (time: Time) => this.control('runFor', duration(time));
  fastForward = (time: Time) => this.control('fastForward', duration(time));
  pauseAt = (time: Time) => this.control('pauseAt', milliseconds(time));
  setFixedTime = (time: Time) => this.control('setFixedTime', milliseconds(time));
  setSystemTime = (time: Time) => this.control('setSystemTime', milliseconds(time));
  resume = () => this.control('resume');

  private async control(method: string, ...times: number[]): Promise<void> {
    await this.bring();
    const entry = [JSON.stringify(method), Date.now(), ...times];
    this.initScripts.push(`globalThis.__pwClock.controller.log(${entry})`);
    await this.scripts.run(`await globalThis.__pwClock.controller.${method}(${times})`);
  }

  private async bring(): Promise<void> {
    if (this.isInstalled) return;
    this.isInstalled = true;
    const script = `(() => { const module = {}; ${clockScript()};
      globalThis.__pwClock ??= module.exports.inject()(globalThis, 'webkit'); })()`;
    this.initScripts.unshift(script);
    await this.scripts.run(script);
  }
}

const milliseconds = (time: Time) => (typeof time === 'number' ? time : new Date(time).getTime());

/** Milliseconds, or `01:30` in minutes and seconds. */
function duration(time: Time): number {
  if (typeof time !== 'string') return milliseconds(time);
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}
