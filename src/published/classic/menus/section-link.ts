import { TOGGLE } from './toggle-kinds';

/** The clicked link, if it leads to a place on this page and opens nothing itself. */
export function sectionLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  return link?.pathname === location.pathname && !link.matches(TOGGLE) ? link : undefined;
}
