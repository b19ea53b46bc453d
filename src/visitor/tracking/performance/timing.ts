import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { guarded } from '../../../data/guarded';

/** Milliseconds by name, and CLS, which has no unit. */
export type Timing = Readonly<Record<string, number>>;

/** The page's speed as it becomes known. */
export interface TimingWatch {
  current(): Timing;
  /** Forgets what was measured: the page was shown anew. */
  restart(): void;
}

/** Watches the page-speed metrics; the browser kept those from before. Tells of every change. */
export function watchTiming(onChange: () => void): TimingWatch {
  let vitals: Record<string, number> = {};
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) {
    watch(
      ({ name, value }) => {
        vitals[name.toLowerCase()] = round(value);
        onChange();
      },
      { reportAllChanges: true },
    );
  }
  return {
    current: () => ({ ...navigationTiming(), ...ownTiming(), ...vitals }),
    restart() {
      vitals = {};
    },
  };
}

const MILESTONES = ['responseEnd', 'domInteractive', 'domContentLoadedEventEnd', 'loadEventEnd'] as const;

function navigationTiming(): Timing {
  const [navigation] = entriesOf('navigation') as PerformanceNavigationTiming[];
  const known = navigation ? MILESTONES.map((name) => [name, round(navigation[name])]) : [];
  return Object.fromEntries(known);
}

/** What the script's own steps and blocks took, those of one name together. */
function ownTiming(): Timing {
  const sums: Record<string, number> = {};
  for (const { name, duration } of entriesOf('measure')) {
    if (name.startsWith('rum-')) sums[name] = round((sums[name] ?? 0) + duration);
  }
  return sums;
}

/** What the browser has measured, where it can. */
export function entriesOf(type: string): PerformanceEntryList {
  return guarded(() => performance.getEntriesByType(type)) ?? [];
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
