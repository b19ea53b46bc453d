import type { Page } from 'playwright';
import { pageOf, type Stage, type Visit, type VisitOptions } from './harness.ts';
import { settled } from './wire.ts';

export const ADMIN = 'https://kiln-and-crumb.mortar.example';
export const OWNER = { authenticatedAccount: { id: '5e0000000000000000000001' }, websiteRoles: [1] };

interface AdminPage extends VisitOptions {
  readonly body?: string;
}

/** A page with this context, on a site whose admin area answers. */
export function showWithAdmin(
  stage: Stage,
  context: Record<string, unknown>,
  { body = '<h1>Shop</h1>', prepare, ...options }: AdminPage = {},
): Promise<Visit> {
  return stage.show(pageOf({ context, body }), {
    ...options,
    async prepare(page) {
      await page.route(`${ADMIN}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Admin</title>' }),
      );
      await prepare?.(page);
    },
  });
}

/** The page's address once navigation has ended. */
export async function finalAddress(page: Page): Promise<string> {
  await settled(page);
  return page.url();
}
