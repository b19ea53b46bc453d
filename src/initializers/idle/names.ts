/** The steps that wait until the page is calm, in their order. */
export const IDLE_STEPS = [
  'mobile-info-bar',
  'vendors',
  'performance-records',
  'trace',
  'landing-consent',
  'pixel-search',
  'heartbeat',
  'session-recording',
  'print',
] as const;

export type IdleStep = (typeof IDLE_STEPS)[number];
