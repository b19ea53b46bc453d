import type { Known } from '../../commerce/cart/feed';
import type { CartSummary } from '../../commerce/cart/cart-summary';
import type { Runtime, Stop } from '../../runtime/types';
import { createLifetime } from '../../data/disposables';
import type { LiveValue } from '../../data/live-value';
import { insertMountPoint } from '../../components/mount-point';
import { SPOKEN_STYLES } from '../../components/visually-hidden';
import { spokenCount } from './spoken-count';

let users = 0;
let stopAnnouncing: Stop;

/** Tells those who hear the page when the count has changed, once however many indicators there are. */
export function announceChanges(runtime: Runtime, known: LiveValue<Known<CartSummary>>): Stop {
  if (!users++) stopAnnouncing = announce(runtime, known);
  return () => {
    if (!--users) stopAnnouncing();
  };
}

function announce(runtime: Runtime, known: LiveValue<Known<CartSummary>>): Stop {
  const life = createLifetime();
  const status = insertMountPoint(life, runtime, 'mortar-spoken', SPOKEN_STYLES);
  status.setAttribute('role', 'status');
  let heard: CartSummary | undefined;
  const follow = async () => {
    const summary = known.get().value;
    const before = heard;
    heard = summary;
    if (!before || !summary || before.items === summary.items) return;
    const words = await spokenCount(runtime, summary);
    if (heard === summary) status.textContent = words;
  };
  life.keep(known.subscribe(() => void follow().catch(() => {}))); // the indicators report the same failure
  return life.end;
}
