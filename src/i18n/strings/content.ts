/** Blocks of content that a visitor handles. */
export const CONTENT = {
  pauseMovingText: 'Pause moving text',
  playMovingText: 'Play moving text',
  pricingOptions: 'Pricing options',
} as const;
