import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { guarded } from '../../../data/guarded';

/** Milliseconds by name, and CLS, which is unitless. */
export type Timing = Readonly<Record<string, number>>;

/** Page-speed metrics as they become available. */
interface TimingWatch {
  current(): Timing;
  /** Discards the metrics, because the page was shown anew. */
  restart(): void;
}

/** Observes page-speed metrics, including buffered ones. Calls back on every change. */
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
  const [navigation] = performanceEntries('navigation') as PerformanceNavigationTiming[];
  const known = navigation ? MILESTONES.map((name) => [name, round(navigation[name])]) : [];
  return Object.fromEntries(known);
}

/** Durations of the script's own steps and blocks, summed by name. */
function ownTiming(): Timing {
  const sums: Record<string, number> = {};
  for (const { name, duration } of performanceEntries('measure')) {
    if (name.startsWith('rum-')) sums[name] = round((sums[name] ?? 0) + duration);
  }
  return sums;
}

/** The browser's performance entries, if supported. */
export function performanceEntries(type: string): PerformanceEntryList {
  return guarded(() => performance.getEntriesByType(type)) ?? [];
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
