import { resetWithin } from '../../components/reset';
import type { Dispose } from '../../data/dispose';
import { addStyles } from '../../dom/styles';
import { maySelfMove } from '../../media/moves';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { watchChanges } from './changes';
import type { Drawing } from './drawing';
import styles from './marquee.css';
import { partsOf } from './parts';
import { createPauseButton } from './pause-button';
import { watchReasons } from './reasons';
import type { settings } from './settings';
import { drawStraight } from './straight';
import { drawWave } from './wave';

const STYLES = resetWithin('mortar-marquee-controls') + styles;

export type MarqueeBlock = MountedBlock<typeof settings>;

/**
 * Lets the text move by. It is drawn as copies that only eyes meet; the text itself stays for everybody else, and is
 * what visitors who prefer reduced motion read.
 */
export async function startMarquee(block: MarqueeBlock): Promise<Dispose> {
  const { attributes, runtime, settings } = block;
  const elements = await partsOf(block);
  const removeStyles = addStyles(STYLES, runtime.tag.nonce);
  const button = createPauseButton(block, elements.host, () => reasons.toggle('visitor'));
  const reasons = watchReasons(block, elements.host, followReasons);
  let drawing: Drawing | undefined;

  function redraw(): void {
    const progress = drawing?.progress ?? 0;
    drawing?.remove();
    show(false);
    const draw = settings.waveIntensity > 0 ? drawWave : drawStraight;
    drawing = maySelfMove(runtime) ? draw(block, elements, progress) : undefined;
    show(drawing !== undefined);
    followReasons();
  }
  function show(isDrawn: boolean): void {
    for (const text of elements.texts) attributes.toggleClass(text, 'mortar-marquee-text', isDrawn);
    button.show(isDrawn && settings.animationSpeed > 0);
  }
  function followReasons(): void {
    drawing?.run(!reasons.standStill());
    button.mark(reasons.has('visitor'));
  }

  attributes.style(elements.host, 'position', 'relative');
  redraw();
  attributes.set(elements.root, 'data-ready', 'true');
  const stopWatching = watchChanges(block, elements, redraw);
  return () => {
    stopWatching();
    reasons.stop();
    drawing?.remove();
    button.show(false);
    elements.remove();
    removeStyles();
  };
}
