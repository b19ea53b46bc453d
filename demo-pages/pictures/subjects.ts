import type { Page } from 'playwright';

/** How a block's picture is taken where it is not the page's first sample, as wide as a phone. */
export interface Subject {
  /** What the picture shows. */
  readonly selector?: string;
  /** Px of the window, a multiple of 8; the picture is always as large, so a wider window shows more. */
  readonly width?: number;
  /** Whether it is so small that it stands in the middle of the picture. */
  readonly isSmall?: boolean;
  /** Whether the visitor is on a phone. */
  readonly isMobile?: boolean;
  /** Whether what moves may move. */
  readonly moves?: boolean;
  /** Whether the picture is one of the whole window. */
  readonly isWindow?: boolean;
  /** What the visitor does before. */
  act?(page: Page): Promise<unknown>;
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  accordion: { act: (page) => page.locator('.picture-subject button').first().click() },
  gallery: { width: 560 },
  'gallery-motion': { width: 640 },
  summary: { width: 720 },
  calendar: { width: 880 },
  audio: { width: 400 },
  button: { width: 320, isSmall: true },
  donation: { width: 400, isSmall: true },
  'cart-indicator': { width: 320, isSmall: true },
  'follow-button': { width: 320, isSmall: true },
  'text-highlight': { width: 640 },
  'text-shrink': { selector: '.sample:has(.sqsrte-scaled-text)' },
  'cart-page': { width: 640 },
  reservation: { selector: '.sample:has([data-provider="tock"])' },
  marquee: { moves: true },
  'popup-overlay': {
    isWindow: true,
    width: 640,
    act: async (page) => {
      await page.evaluate('mortar.popup.open()');
      await page.getByRole('dialog').waitFor();
    },
  },
  'mobile-info-bar': { isMobile: true },
  search: {
    act: async (page) => {
      await page.locator('.picture-subject input').first().pressSequentially('bread');
      await page.getByRole('option').first().waitFor();
    },
  },
};

export function subjectOf(name: string): Subject {
  return SUBJECTS[name] ?? {};
}
