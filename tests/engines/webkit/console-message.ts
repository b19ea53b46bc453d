import type { Told } from './agent.ts';

/** What a page has written to its console; the values themselves stay there, their number is known. */
export const consoleMessage = <Page>({ type, text, count }: Told, page: Page) => ({
  type: () => type,
  text: () => text,
  args: () => Array.from({ length: count }),
  location: () => ({ url: '', lineNumber: 0, columnNumber: 0 }),
  page: () => page,
});
