import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod';
import { sendCookie } from '../cookies.ts';
import type { DemoEnv } from '../env.ts';
import { cartOf, productNamed, summaryOf } from '../shop.ts';
import { answerCall, refuse } from './call.ts';

/** The cookie that says that the visitor has a cart; the page's script reads it too. */
const COOKIE = 'CART';
const PATH = '/api/commerce/cart';

const Query = z.looseObject({});
const Added = z.object({ productId: z.string(), quantity: z.coerce.number().int().min(1).max(999) });
const Quantity = z.object({ quantity: z.number().int().min(1).max(9999) });

/** Reads and changes a visitor's cart; every change returns the changed cart. */
export function answerCart(app: Hono<DemoEnv>) {
  const read = { method: 'GET', encoding: 'query', schema: Query } as const;
  answerCall(app, { ...read, path: PATH, answer: (c) => c.json(cartFor(c)) });
  answerCall(app, { ...read, path: `${PATH}/summary`, answer: (c) => c.json(summaryOf(cartFor(c))) });
  answerCall(app, {
    method: 'PUT',
    path: `${PATH}/items/:id`,
    encoding: 'json',
    crumb: ['query', 'header'],
    schema: Quantity,
    answer: (c, { quantity }) => change(c, c.req.param('id') ?? '', quantity),
  });
  answerCall(app, {
    method: 'DELETE',
    path: `${PATH}/items/:id`,
    encoding: 'query',
    crumb: ['query', 'header'],
    schema: Query,
    answer: (c) => change(c, c.req.param('id') ?? '', 0),
  });
  answerAdding(app);
}

/** For scripts, and for forms of pages without one. */
function answerAdding(app: Hono<DemoEnv>) {
  answerCall(app, {
    method: 'POST',
    path: `${PATH}/items`,
    encoding: 'json',
    schema: Added,
    answer: (c, { productId, quantity }) => add(c, productId, quantity),
  });
  app.post('/shop/add', async (c) => {
    const added = Added.safeParse(await c.req.parseBody());
    if (added.success) add(c, added.data.productId, added.data.quantity);
    return c.redirect('/cart', 303);
  });
}

function add(c: Context<DemoEnv>, id: string, quantity: number) {
  return change(c, id, (c.get('carts').of(getCookie(c, COOKIE)).get(id) ?? 0) + quantity);
}

function change(c: Context<DemoEnv>, id: string, quantity: number) {
  const carts = c.get('carts');
  const session = getCookie(c, COOKIE) ?? randomUUID();
  if (!productNamed(id)) return refuse(c, 'There is no such product.', 404);
  if (!carts.change(session, id, quantity)) return refuse(c, 'There are not that many of it.');
  sendCookie(c, COOKIE, session);
  return c.json(cartOf(session, carts.of(session)));
}

function cartFor(c: Context<DemoEnv>) {
  const session = getCookie(c, COOKIE) ?? '';
  return cartOf(session, c.get('carts').of(session));
}

/** Gives the visitor a cart with a bowl and two loaves, unless they have one. */
export function ensureCart(c: Context<DemoEnv>) {
  const carts = c.get('carts');
  if (carts.has(getCookie(c, COOKIE))) return;
  const session = randomUUID();
  carts.change(session, 'ash-bowl', 1);
  carts.change(session, 'country-loaf', 2);
  sendCookie(c, COOKIE, session);
}
