import {
  forget,
  forgetForGood,
  recall,
  recallForGood,
  remember,
  rememberForGood,
} from '../../runtime/storage';
import { newId } from './visitor';

export type SessionStage = 'first-landing' | 'first-session' | 'returning';

/** Whether the browser knows the site: not at all, from this session, or from an earlier one. */
export function sessionStage(): SessionStage {
  if (!recallForGood('hasLanded')) return 'first-landing';
  return recall('firstSession') === 'true' ? 'first-session' : 'returning';
}

/** Marks the session as begun; returns whether it begins with this page. */
export function enterSession(analyticsId: string): boolean {
  const isNew = !recall('sessionId');
  if (isNew) {
    remember('sessionId', newId());
    remember('firstSession', String(!recallForGood('hasLanded')));
  }
  rememberForGood('analyticsId', analyticsId);
  rememberForGood('hasLanded', 'true');
  return isNew;
}

/** Forgets the marks of `enterSession`. */
export function forgetSession(): void {
  ['sessionId', 'firstSession'].forEach(forget);
  ['analyticsId', 'hasLanded'].forEach(forgetForGood);
}
