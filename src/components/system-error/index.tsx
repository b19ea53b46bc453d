import type { ErrorPlace, Runtime } from '../../runtime/types';
import { createLifetime } from '../../data/disposables';
import { createLiveValue, type LiveValue } from '../../data/live-value';
import { takeLayer } from '../modal/modal';
import { insertMountPoint, modalParent } from '../mount-point';
import { openRoot } from '../../runtime/block/root';
import { Overlay } from './overlay';
import { STYLES } from './styles';
import { describeFailure } from './texts';

const WHERE: ErrorPlace = { kind: 'ui', name: 'system-error' };

/** What the overlay that is open says. */
let shown: LiveValue<readonly string[]> | undefined;

/**
 * Covers the page with the failure of a call that nobody else handles: an error or its message, if there is one.
 * One overlay for all: a further failure changes its text.
 */
export function showSystemError(runtime: Runtime, failure?: unknown): void {
  const paragraphs = describeFailure(runtime, failure);
  if (shown) shown.set(paragraphs);
  else openOverlay(runtime, paragraphs);
}

function openOverlay(runtime: Runtime, paragraphs: readonly string[]): void {
  const life = createLifetime();
  const text = createLiveValue(paragraphs);
  shown = text;
  const forget = () => {
    if (shown === text) shown = undefined;
  };
  life.keep(forget);
  const overlay = (
    <Overlay
      runtime={runtime}
      paragraphs={text}
      zIndex={takeLayer(life)}
      onCleared={forget}
      onGone={life.end}
    />
  );
  const mountPoint = insertMountPoint(
    life,
    runtime,
    'mortar-system-error-mount-point',
    STYLES,
    modalParent(),
  );
  openRoot(mountPoint, overlay, { runtime, where: WHERE, onFail: life.end }).then(life.keep, (error) => {
    life.end();
    runtime.report(error, WHERE);
  });
}
