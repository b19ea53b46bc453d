import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { DemoEnv } from '../env.ts';
import { accept, answerCall, refuse } from './call.ts';

export const LOGIN_PATH = '/api/site-users/account/session';
const MEMBER = { email: 'member@kiln.example', password: 'stoneware' };

const Login = z.object({ email: z.string().min(1), password: z.string().min(1), rememberMe: z.boolean() });

/** Sessions of the demo site's only member. */
export function answerMember(app: Hono<DemoEnv>) {
  answerCall(app, {
    method: 'POST',
    path: LOGIN_PATH,
    encoding: 'json',
    crumb: ['query'],
    schema: Login,
    answer: (c, { email, password }) =>
      email === MEMBER.email && password === MEMBER.password
        ? c.json({ xsrfToken: randomUUID() })
        : refuse(c, 'The e-mail address or the password is wrong.', 401),
  });
  answerCall(app, {
    method: 'DELETE',
    path: LOGIN_PATH,
    encoding: 'query',
    crumb: ['query'],
    schema: z.looseObject({ cloneCart: z.enum(['true', 'false']) }),
    answer: accept,
  });
}
