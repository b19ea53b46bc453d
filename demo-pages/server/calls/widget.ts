import type { Hono } from 'hono';
import * as z from 'zod';
import type { DemoEnv } from '../env.ts';
import { escapeHtml } from '../escape.ts';
import { answerCall, refuse } from './call.ts';
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
    answer(c, { widgetJSON: { type, id } }) {
      const render = RENDERINGS[type] ?? renderPlain;
      return type === 'unknown' ? refuse(c, 'There is no such widget.', 404) : c.json({ html: render(id) });
    },
  });
}

const RENDERINGS: Readonly<Record<string, (id: string) => string>> = {
  'events-summary': renderDates,
  instagram: renderPictures,
};

function renderDates(id: string) {
  const dates = ['Open kiln, 4 May', 'Bread and bowls, 18 May', 'The long supper, 29 May'];
  const items = dates.map((date) => `<li><a href="/journal/first-firing">${date}</a></li>`);
  return `<ul class="widget" id="${escapeHtml(id)}">${items.join('')}</ul>`;
}

function renderPictures() {
  const slides = ['bowls', 'plates', 'kiln'].map(
    (name) =>
      `<div class="slide" data-type="image"><img data-src="/images/${name}.svg" data-image-dimensions="1200x800" alt="${name}"></div>`,
  );
  return `<div class="sqs-gallery">${slides.join('')}</div>`;
}

function renderPlain(id: string) {
  return `<p class="widget" id="${escapeHtml(id)}">Fresh from the kiln</p>`;
}
