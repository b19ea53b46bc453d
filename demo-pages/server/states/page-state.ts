import * as z from 'zod';

/** The states that a block's page can be shown in, as its address has them: `?dir=rtl&script=off`. */
const PageStateSchema = z.object({
  consent: z.enum(['asked', 'given', 'declined']).optional().catch(undefined),
  theme: z.enum(['light', 'dark']).optional().catch(undefined),
  motion: z.enum(['reduced']).optional().catch(undefined),
  dir: z.enum(['rtl']).optional().catch(undefined),
  width: z.enum(['320']).optional().catch(undefined),
  script: z.enum(['off']).optional().catch(undefined),
  chunk: z.enum(['blocked']).optional().catch(undefined),
  /** The page within the frame of another state: without the switcher and the reference. */
  view: z.enum(['frame']).optional().catch(undefined),
});

export type PageState = z.infer<typeof PageStateSchema>;

/** The state in an address; unknown parts are ignored. */
export function pageStateIn(query: Readonly<Record<string, string>>): PageState {
  return PageStateSchema.parse(query);
}

/** The query for a state, in a fixed order; `?` alone for the usual page. */
export function queryOf(state: PageState) {
  const entries = Object.keys(PageStateSchema.shape).map((name) => [name, state[name as keyof PageState]]);
  return `?${new URLSearchParams(entries.filter(([, value]) => value !== undefined) as [string, string][])}`;
}
