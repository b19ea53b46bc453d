import type { CartSummary } from '../../commerce/cart/cart-summary';
import type { Known } from '../../commerce/cart/feed';
import { insertMountPoint } from '../../components/mount-point';
import visuallyHidden from '../../components/visually-hidden.css';
import type { Dispose } from '../../data/dispose';
import { createDisposables } from '../../data/dispose';
import type { LiveValue } from '../../data/live-value';
import type { Runtime } from '../../runtime/types';
import { spokenCount } from './spoken-count';

let users = 0;
let stopAnnouncing: Dispose;

/** Tells those who hear the page when the count has changed, once however many indicators there are. */
export function announceChanges(runtime: Runtime, known: LiveValue<Known<CartSummary>>): Dispose {
  if (!users++) stopAnnouncing = announce(runtime, known);
  return () => {
    if (!--users) stopAnnouncing();
  };
}

function announce(runtime: Runtime, known: LiveValue<Known<CartSummary>>): Dispose {
  const disposables = createDisposables();
  const status = insertMountPoint(disposables, runtime, 'mortar-spoken', visuallyHidden);
  status.setAttribute('role', 'status');
  let heard: CartSummary | undefined;
  const follow = async () => {
    const summary = known.get().value;
    const before = heard;
    heard = summary;
    if (!before || !summary || before.items === summary.items) return;
    const message = await spokenCount(runtime, summary);
    if (heard === summary) status.textContent = message;
  };
  disposables.add(known.subscribe(() => void follow().catch(() => {}))); // the indicators report the same failure
  return disposables.dispose;
}
