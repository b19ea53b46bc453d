import { list, number } from '../runtime/fields';
import * as page from '../runtime/page';
import type { ConsoleParts } from './console';

/** Facts to pretend, on this page only. */
export interface Simulation {
  consent?: boolean | null;
  account?: boolean | Record<string, unknown>;
  roles?: number[];
  pageType?: number;
  mobile?: boolean;
  reducedMotion?: boolean;
}

const mark = page.create('div');

/** Pretends facts in memory, with a visible mark on the page; `null` or a reload ends it. */
export function simulate({ runtime, site }: ConsoleParts, facts: Simulation | null): void {
  const { account, roles, pageType, mobile, reducedMotion } = facts ?? {};
  const context = {
    ...(account !== undefined && { authenticatedAccount: account ? Object(account) : undefined }),
    ...(roles && { websiteRoles: list(number)(roles) }),
    ...(pageType !== undefined && { pageType }),
  };
  site.simulate(facts ? context : undefined);
  runtime.media.simulate({
    ...(mobile !== undefined && { mobile }),
    ...(reducedMotion !== undefined && { reducedMotion }),
  });
  runtime.consent.simulate(facts && 'consent' in facts ? (facts.consent ?? undefined) : null);
  showMark(facts);
}

function showMark(facts: Simulation | null): void {
  mark.style.cssText =
    'position:fixed;left:8px;bottom:8px;z-index:2147483647;padding:4px 8px;font:12px monospace;background:#fd0;color:#000';
  mark.textContent = `simulated: ${JSON.stringify(facts)}`;
  if (facts) page.body().append(mark);
  else mark.remove();
}
