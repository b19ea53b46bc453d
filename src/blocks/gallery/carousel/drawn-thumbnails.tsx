import { insertMountPoint } from '../../../components/mount-point';
import { resetWithin } from '../../../components/reset';
import type { Dispose } from '../../../data/dispose';
import { createDisposables } from '../../../data/dispose';
import { formatMessage } from '../../../i18n/t';
import { imageUrl } from '../../../media/images/widths';
import { openRoot } from '../../../runtime/block/root';
import type { Slide } from '../slide';
import styles from './drawn-thumbnails.css';
import type { Carousel } from './moving';

const STYLES = resetWithin('mortar-gallery-drawn-thumbnails') + styles;

/** Px; the kept width that is sharp at the usual height of the strip. */
const WIDTH = 300;

/** Draws a button with a small picture for each slide, after the gallery. */
export async function drawThumbnails({
  element,
  elements,
  runtime,
}: Carousel): Promise<{ strip: HTMLElement; stop: Dispose }> {
  const labels = await Promise.all(
    elements.slides.map((_, index) => formatMessage(runtime, 'Slide {index}', { index: index + 1 })),
  );
  const disposables = createDisposables();
  const mountPoint = insertMountPoint(
    disposables,
    runtime,
    'mortar-gallery-drawn-thumbnails',
    STYLES,
    element,
  );
  const strip = (
    <div className="sqs-gallery-thumbnails">
      {elements.slides.map((slide, index) => (
        <button key={labels[index]} type="button" aria-label={labels[index]}>
          <img src={sourceOf(slide)} alt="" loading="lazy" draggable={false} />
        </button>
      ))}
    </div>
  );
  try {
    disposables.add(
      await openRoot(mountPoint, strip, {
        runtime,
        where: { kind: 'block', name: 'gallery' },
        onFail: disposables.dispose,
      }),
    );
  } catch (error) {
    disposables.dispose();
    throw error;
  }
  return { strip: mountPoint.firstElementChild as HTMLElement, stop: disposables.dispose };
}

function sourceOf({ image }: Slide): string | undefined {
  const source = image?.getAttribute('data-src');
  const isInName = image?.getAttribute('data-size-format') === 'filename';
  return source ? imageUrl(source, WIDTH, isInName ? 'filename' : 'queryString') : image?.src;
}
