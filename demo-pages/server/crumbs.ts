import { randomBytes } from 'node:crypto';

/** The tokens that this server has issued; it accepts no others. */
export interface Crumbs {
  issue(): string;
  knows(crumb: string): boolean;
}

export function makeCrumbs(): Crumbs {
  const issued = new Set<string>();
  function issue() {
    const crumb = randomBytes(24).toString('base64url');
    issued.add(crumb);
    return crumb;
  }
  return { issue, knows: (crumb) => issued.has(crumb) };
}
