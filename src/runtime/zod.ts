import * as z from 'zod/mini';

// Before the first schema: its faster path evaluates text, which a strict content security policy reports.
z.config({ jitless: true });

/** The one place that imports the schema library. */
export { z };
