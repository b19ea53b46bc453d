import type { Locator, Page } from 'playwright';
import { pageOf, type Stage, type Visit, type VisitOptions } from '../harness.ts';

export const BANNER = '.cookie-banner-mount-point > section.gdpr-cookie-banner';

const CONTENT = `<main><h1>Bread and bowls</h1>${'<p>The kiln is fired twice a week, in the night, so that the shop is warm.</p>'.repeat(40)}<p><a id="last" href="#top">To the top</a></p></main>`;

interface BannerPage extends VisitOptions {
  /** Fields of the context besides the cookie settings. */
  readonly context?: Record<string, unknown>;
  readonly head?: string;
  readonly body?: string;
}

/** A page that shows the cookie banner with these settings, without animations. */
export async function showBanner(
  stage: Stage,
  settings: Record<string, unknown> = {},
  { context = {}, head = '', body = CONTENT, ...options }: BannerPage = {},
): Promise<Visit & { banner: Locator }> {
  const cookieSettings = { isCookieBannerEnabled: true, ...settings };
  const html = pageOf({ context: { cookieSettings, ...context }, head, body });
  const visit = await stage.show(html, { reducedMotion: 'reduce', ...options });
  return { ...visit, banner: visit.page.locator(BANNER) };
}

/** The banner's files among the page's requests. */
export function bannerFiles({ requests }: Visit): string[] {
  return requests.filter((url) => /\/chunks\/(cookie-banner|react)/.test(url));
}

/** The lowest contrast of any text in the banner with its background. */
export function lowestContrast(page: Page): Promise<number> {
  return page.locator(BANNER).evaluate((banner) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return (channels(color)[3] ?? 1) === 1 ? color : ground(element?.parentElement ?? null);
    };
    const contrasts = [...banner.querySelectorAll('*')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .map((element) =>
        [luminance(getComputedStyle(element).color), luminance(ground(element))].sort((a, b) => b - a),
      )
      .map(([light = 0, dark = 0]) => (light + 0.05) / (dark + 0.05));
    return Math.min(...contrasts);
  });
}
