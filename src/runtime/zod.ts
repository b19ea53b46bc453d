import { config } from 'zod/mini';

// Before the first schema: its faster path evaluates text, which a strict content security policy reports.
config({ jitless: true });

/** The one door to the schema library, with what settings and replies are made of. */
export {
  array,
  boolean,
  enum,
  number,
  object,
  optional,
  pipe,
  safeParse,
  string,
  transform,
  union,
  unknown,
  type ZodMiniType,
} from 'zod/mini';
