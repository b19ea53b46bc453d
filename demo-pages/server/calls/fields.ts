import * as z from 'zod';
import { parseJson } from '../../../src/data/json.ts';

/** The fields of every census call about the visitor and the page; the cookie is empty without consent. */
export const pageFields = {
  ss_cvr: z.string().optional(),
  pageTitle: z.string(),
  pageId: z.string().optional(),
  contentSource: z.enum(['i', 'c', '']).optional(),
  pagePath: z.string().startsWith('/'),
  pagePermissionType: z.string().optional(),
};

/** A field with JSON as text, validated with a schema. */
export function jsonText<Schema extends z.ZodType>(schema: Schema) {
  return z.string().transform(requireJson).pipe(schema);
}

function requireJson(text: string, check: z.RefinementCtx) {
  const value = parseJson(text);
  if (value === undefined) check.addIssue({ code: 'custom', message: 'is not JSON' });
  return value;
}
