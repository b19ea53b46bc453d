import type { Hono } from 'hono';
import * as z from 'zod';
import type { DemoEnv } from '../env.ts';
import { escapeHtml } from '../escape.ts';
import { answerCall } from './call.ts';
import { jsonText } from './fields.ts';

const Rendering = z.looseObject({
  widgetJSON: jsonText(z.object({ type: z.string(), id: z.string(), value: z.unknown() })),
  collectionId: z.string().optional(),
});

/** The HTML of a block that the server renders. */
export function answerWidgets(app: Hono<DemoEnv>) {
  answerCall(app, {
    method: 'POST',
    path: '/api/widget/GetWidgetRendering',
    encoding: 'form',
    crumb: ['query'],
    schema: Rendering,
    answer: (c, { widgetJSON: { type, id } }) =>
      c.json({
        html: `<p class="widget" id="${escapeHtml(id)}">Fresh from the kiln: ${escapeHtml(type)}</p>`,
      }),
  });
}
