import type * as z from 'zod/mini';
import { fieldsOf, own } from '../data/fields';

/**
 * Schemas by field. Zod's own objects try `new Function` once, which a strict security policy reports as a violation
 * even though they do without.
 */
export type Schema = Readonly<Record<string, z.ZodMiniType>>;

/** The fields of a schema that the data has wrong; missing ones count where they are required. */
export function misfits(schema: Schema, data: unknown): string[] {
  const fields = fieldsOf(data);
  return Object.entries(schema).flatMap(([name, { safeParse }]) =>
    safeParse(own(fields, name)).success ? [] : [name],
  );
}
